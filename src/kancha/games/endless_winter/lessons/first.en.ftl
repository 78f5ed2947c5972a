lesson-title = Your first match
lesson-blurb = One round: hunt, recruit, bury, migrate, and the first Eclipse.
lesson-end = That was a whole round, and the second one begins. Three more: more cards, more Labor, more of everything. Play on from here.

goal = Most points after four rounds win.
goal-text = Almost all points are counted at the end; a usual match ends near 95. Your board says what you would have now, source by source: Sacred Stones, Offering, buried cards; cards, Animals, Megaliths. The tab Columns, upper left, is the board where you work.
goal-learned = Goal. Points at the end, from many sources.

figure = Place your Chief on the Hunt column.
figure-text = You have three figures a round, the Chief and two others, and each turn one goes down a column: top zone, middle zone, bottom zone. The Chief brings 1 Labor, which pays for actions.
figure-learned = Turn. One figure, one column, downwards.
figure-else = Any column would do. Begin with the Chief in Hunt.

labor = Play a Tribesman for Labor.
labor-text = Tribe cards are the people in your hand. Each gives the Labor printed on it; some give more in one column, the Hunter in Hunt for example. With the Chief’s you have 2 then. Cards you have played go to the discard pile at the end of the turn.
labor-learned = Labor. Cards, the Chief, and Food.
labor-else = You need one more Labor: play a Tribesman.

animal = Take the Saber-toothed Tiger for 2 Labor.
animal-text = The numbers at the foot of a card, here 2 5 9 14, are the points of a set of one, two, three or four upright Animals of this species; “+” joins any set. Pale Animals are not on offer. Labor you do not spend is lost at the end of the turn.
animal-learned = Animals. By species, in sets of one to four.
animal-else = Two Labor, one Animal: take the Saber-toothed Tiger.

middle = Press Go on, then once more.
middle-text = Your figure goes down a zone. In the middle of Hunt you could tip Animals, that is turn them on their side: their benefit at once, but they no longer score. Keep yours upright.
middle-else = Do not tip your Animals now: press Go on.

bottom = You are first at the bottom: take the top Animal.
bottom-text = The first figure of the round that reaches the bottom of a column gets its bonus. The Animal you draw lies under your board, upright too. The top zones are never blocked for anybody.
bottom-learned = Bottom. The first one there gets the bonus.
bottom-else = Take the bonus: the top Animal of the deck.

settle = Take a Hunter in the column Settle.
settle-text = Place a figure on Settle, play a Tribeswoman and a Tribesman for 2 Labor, take the Hunter, then press Go on. A new card comes into your hand; the Hunter gives more Labor in Hunt.
settle-learned = Settle. Better cards for 2 Labor.
settle-else = Settle: play a Tribeswoman and a Tribesman, take the Hunter, go on.

bury = Bury the Tribesman you just played, for 1 Tool.
bury-text = He lies above your board, with the cards played this turn. To bury is to lay a card aside for good: it leaves your deck but keeps its points, and your good cards come more often.
bury-else = Bury the Tribesman from above your board.

honor = First at the bottom again: take both bonuses.
honor-text = Bury the Tribesman of the discard pile for nothing, then put the Idol on the Honor track. At the end whoever is first there scores more for buried cards: ten are worth 28; with two players the second gets only 10 for them.
honor-learned = Idols. Honor is for burials, Offering for what is left.
honor-else = Take the burial, the Tribesman of the discard pile, then the Idol on the Honor track.

eat = Place your last figure on Migrate, then eat 3 Food.
eat-text = Food gives Labor when its marker leaves 2, 3, 5, 6, 8 or 9. From 4: nothing, then 1, then 1. So you keep your cards for the Eclipse, the ritual at the end of the round.
eat-learned = Food. Leaving 2, 3, 5, 6, 8 or 9 gives Labor.
eat-else = Migrate, and eat three times.

camp = Pitch a Camp on the Base, then move one to a1.
camp-text = Each costs 1 Labor; then press Go on. A Camp is 1 Influence on its tile: with most of it, alone or tied, you lead the tile, and in every Eclipse it gives you what it shows, here a Tool. A Camp that leaves your board also frees a space for your Food.
camp-learned = Camps. Influence on the land.
camp-else = One Camp to the Base, then one from the Base to a1.

pile = Put the Hunter and one Brave on your Eclipse pile.
pile-text = After your third figure you may lay cards aside face down: the highest total of Labor is first. A figure placed on Eclipse, instead of a column, counts 2 there, the Chief 3, and draws 1 card. The other Brave stays in your hand for the next round.
pile-learned = Eclipse. Cards laid aside decide the order.
pile-else = Lay aside the Hunter and the Brave, then stop.

eclipse = You are first: place a Megalith.
eclipse-text = The first place of the Eclipse gives a Megalith. The first one goes on an orange slot; on the ground it gives at once what its slot shows, here 1 Food. Your first two are grey and never count. A red one across two others scores at the end 1 point for each red one below.
eclipse-else = Place the Megalith on the first slot.

lead = Use the action of the Hunter, then take what your tiles give.
lead-text = A card of the pile also has an Eclipse action: the Hunter gives 2 Food. Then a1, a Tool, and the Base, 1 Food. You may always take less than you gain, in this order: Megalith, card, Idol, Tool, Food.
lead-learned = Land. Tiles you lead pay every Eclipse.
lead-else = First the action of the Hunter, then the benefit of a1, as a Tool, then that of the Base.

round = The round is over, the second one begins.
round-text = The figures are back. Everybody has drawn 5 cards, beside those kept in hand; an empty deck is made anew from the discard pile. Animals, Culture cards and Sacred Stones are filled up. You are first, thanks to the Eclipse.
round-learned = Round. Three figures each, the Eclipse, then 5 cards.

develop = Develop: the column you have not played.
develop-text = At the top 3 Labor buy a Culture card; only 2 for one that has stayed for a round and carries a token. At the beginning of a turn you may play one or two of them from your hand for nothing: each does what it shows. In the middle a Sacred Stone costs 1 Food and 1 Tool, then 2 and 2, then 3 and 3.
develop-learned = Develop. Culture cards and Sacred Stones.

stones = A Sacred Stone scores what it counts.
stones-text = First it gives the benefit drawn on it, and at the end points. These two: your Camps on lakes, 1, 3, 6, 8 or 10 points for one to five; your different buried cards, 1, 2, 4, 6, 9 or 12 for one to six. Others count 3 for each tipped Animal, or your Megaliths.
stones-learned = Stones. Up to 12 points each, three at most.

burials = Buried cards and leftovers.
burials-text = The table says what your buried cards are worth: two give 3 points to the first on the Honor track, you. Its last three steps give 1, 2 and 3 points at once. Food and Tools that are left: nothing on “–”, 1 point for 6 on “÷6”, and so on up to 1 point for 1.
burials-learned = Honor and Offering. Burials by rank, leftovers divided.

villages = Villages, in the middle of Migrate.
villages-text = For 3 Food three of your Camps, on three tiles around one white circle, become a Village: 2 Influence on each of them. Camps and Villages score nothing themselves: they lead tiles, and some stones count Camps.
villages-learned = Villages. 2 Influence on three tiles.

end = Six sources at the end; three more rounds.
end-text = Your board adds it up at any time: stones, Offering, buried cards, points printed on your cards, sets of Animals, stacked Megaliths. The star beside your name counts apart the few points you win at once.
end-learned = End. Your board adds it up.
