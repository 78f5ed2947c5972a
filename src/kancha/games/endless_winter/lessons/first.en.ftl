lesson-title = Your first match
lesson-blurb = One round: hunt, recruit, bury, migrate, and the first Eclipse.
lesson-end = That was a whole round. Three more follow: more cards, more Labor, more of everything. Play on from here.

goal = Most points after four rounds win.
goal-text = Almost all points are counted at the end; a usual match ends near 95. Your board lists what you would have now, source by source. Two are lit: Animals in sets, and the points printed on your cards. The first board, Fires, has the columns where you work.
goal-learned = Goal. Points at the end, from many sources.

figure = Place your Chief in the column Hunt.
figure-text = You have three figures a round, the Chief and two others, and each turn one goes down a column: top zone, middle zone, bottom zone. The Chief brings 1 Labor, which pays for actions.
figure-learned = Turn. One figure, one column, downwards.
figure-else = Any column would do. Begin with the Chief in Hunt.

labor = Play a Tribesman for Labor.
labor-text = Tribe cards are the people in your hand. Each gives the Labor printed on it, and more in its own column. With the Chief’s you have 2 then.
labor-learned = Labor. Cards, the Chief, and Food.
labor-else = You need one more Labor: play a Tribesman.

animal = Take the Giant Sloth for 2 Labor.
animal-text = It lies upright under your board. Upright Animals of one species score in sets of up to four: the larger the set, the more. Labor you do not spend is lost at the end of the turn.
animal-learned = Animals. Equal ones, in sets of four.
animal-else = Two Labor, one Animal: take the Giant Sloth.

middle = Press Go on, twice.
middle-text = Your figure goes down a zone. In the middle of Hunt you could tip Animals, that is turn them on their side: their benefit at once, but they no longer score. Keep yours upright.
middle-else = Do not tip your Animals now: press Go on.

bottom = You are first at the bottom: take the top Animal.
bottom-text = The first figure of the round that reaches the bottom of a column gets its bonus. The top zones are never blocked for anybody.
bottom-learned = Bottom. The first one there gets the bonus.
bottom-else = Take the bonus: the top Animal of the deck.

settle = Take a Hunter in the column Settle.
settle-text = Place a figure on Settle, play a Tribeswoman and a Tribesman for 2 Labor, take the Hunter, then press Go on. A new card comes into your hand; the Hunter gives more Labor in Hunt.
settle-learned = Settle. Better cards for 2 Labor.
settle-else = Settle: play a Tribeswoman and a Tribesman, take the Hunter, go on.

bury = Bury the Tribesman you just played, for 1 Tool.
bury-text = He lies above your board with the cards of this round. To bury is to lay a card aside for good: it leaves your deck but keeps its points, and good cards come more often. Then press Go on.
bury-else = Bury the Tribesman from above your board, then go on.

honor = First at the bottom again: take both bonuses.
honor-text = Bury the Tribesman of the discard pile for nothing, then put the Idol on the Honor track: whoever is first there scores more for buried cards, ten give 28 instead of 10. The Offering track does the same for Food and Tools left.
honor-learned = Idols. Honor is for burials, Offering for what is left.
honor-else = Take the burial, the Tribesman of the discard pile, then the Idol on the Honor track.

eat = Place your last figure on Migrate, then eat 3 Food.
eat-text = Food gives Labor when its marker leaves 2, 3, 5, 6, 8 or 9. From 4: nothing, then 1, then 1. So you keep your cards for the Eclipse, the ritual at the end of the round.
eat-learned = Food. Leaving 2, 3, 5, 6, 8 or 9 gives Labor.
eat-else = Migrate, and eat three times.

camp = Pitch a Camp on the Base, then move one to a1.
camp-text = Each costs 1 Labor; then press Go on. A Camp is 1 Influence on its tile: with most Influence you lead it, and in the Eclipse it gives you the sign drawn on it. A Camp that leaves your board also raises your Food limit.
camp-learned = Camps. Influence on the land.
camp-else = One Camp to the Base, then one from the Base to a1.

pile = Put the Hunter and the Brave on your Eclipse pile.
pile-text = After your third figure you may lay cards aside face down. Their Labor is compared: the highest total is first in the new order.
pile-learned = Eclipse. Cards laid aside decide the order.
pile-else = Lay aside the Hunter and the Brave, then stop.

eclipse = You are first: place a Megalith.
eclipse-text = Megaliths are stone blocks. The first place of the Eclipse lets you place one: on the ground it gives the benefit of its slot. One stacked on two others scores 1 at the end for each of yours below it.
eclipse-else = Place the Megalith on the first slot.

lead = You lead a1: take what it gives, as a Tool.
lead-text = First leave the actions of the cards. a1 shows a Tool. Benefits have an order: Megalith, card, Idol, Tool, Food; instead of one you may always take another that comes later in it.
lead-learned = Land. Tiles you lead pay every Eclipse.
lead-else = Leave the card actions, take the benefit of a1, as a Tool.

end = Three more rounds like this one.
end-text = Sacred Stones, from the column Develop, count what they show: Camps, Megaliths, buried cards. What is left of Food and Tools pays by the Offering track. Your board adds it all up at any time.
end-learned = End. Your board adds it up.
