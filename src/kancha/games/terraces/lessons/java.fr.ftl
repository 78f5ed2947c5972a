lesson-title = Votre première partie
lesson-blurb = Deux tours : terrains, pions, un palais, une fête, une terrasse et un bassin.
lesson-end = Vous avez vu tout ce qu’un tour peut contenir. Continuez : montez là où les autres bâtissent, et rappelez-vous que le plus haut d’une ville en prend la valeur entière à la fin.

goal = Qui a le plus de points gagne, et la hauteur en donne.
goal-text = Les points viennent des palais que vous bâtissez, des bassins que vous fermez, des fêtes que vous gagnez et, à la fin, de chaque ville, c’est-à-dire chaque village avec un palais : le pion le plus haut en prend la valeur, le deuxième la moitié. Le dernier terrain triple posé, les autres jouent encore un tour.
goal-learned = But. Être le plus haut dans les villes.

tile = Prenez un terrain triple.
tile-text = Vous avez six points d’action par tour. À Java, il faut poser au moins un terrain, à tout moment du tour. Un triple a trois cases : une de village et deux de rizière. Il coûte 1 point, et 1 de plus pour chaque case qui déborde du site.
tile-learned = Tour. Six points d’action, au moins un terrain.
tile-else = Plus tard. Commencez par un terrain triple.

where = Posez sa case village en k5.
where-text = Un terrain se pose sur des cases nues, ou sur d’autres terrains si toutes ses cases y sont au même niveau. k5 est près de la plaine, par où les pions entrent à bon compte.
where-else = Toute case nue est permise. Pour cette leçon, prenez k5.

how = Les rizières doivent être à l’est et au sud-est : c’est déjà le cas. Confirmez.
how-text = Pour le poser autrement : les petites images de la barre, la touche R ou la molette. Il est posé quand vous confirmez.
how-else = Tournez-le de nouveau : les rizières à l’est et au sud-est, puis confirmez.

double = Posez un terrain double : village en k4, rizière au nord-est.
double-text = Des cases village voisines forment un seul village, quel que soit leur niveau. Sa taille est son nombre de cases : deux suffisent pour un palais.
double-learned = Villages. Deux cases suffisent pour un palais.
double-else = D’abord la seconde case village : un double, village en k4, rizière au nord-est.

enter = Faites entrer un pion en k4.
enter-text = Par la plaine, cela coûte 1 point, par la montagne 2. Marcher sur le même type de case est gratuit, chaque changement entre village et rizières coûte 1.
enter-learned = Pions. Entrée par la plaine pour 1.
enter-else = Faites entrer un pion en k4 : sans lui, pas de construction.

temple = Bâtissez un palais en k5.
temple-text = Vous seul êtes le plus haut dans ce village, donc vous pouvez bâtir ; k5 en est la seule case libre. Un palais vaut un nombre pair de votre choix, jusqu’à la taille de son village ; ici, seul 2 est possible. Vous marquez aussitôt la moitié de sa valeur, et le village est maintenant une ville.
temple-learned = Palais. On bâtit là où l’on est seul le plus haut.
temple-else = Vous pouvez bâtir : un palais en k5.

cards = Prenez la carte visible, puis une carte de la pioche.
cards-text = Deux cartes Fête par tour au plus, 1 point d’action chacune. Elles montrent des symboles, à jouer lors des fêtes. Votre main est secrète.
cards-learned = Cartes. Deux par tour au plus.
cards-else = Dépensez les deux derniers points en cartes : la visible, puis une de la pioche.

festival = Organisez une fête en k5.
festival-text = Elle vient en dernier : cliquez d’abord sur Fin du tour. Il faut un pion dans la ville et une carte qui partage un symbole avec la carte visible. Un rival qui y est aussi peut en jouer à son tour : le plus de symboles gagne. Seul, vous marquez la moitié de la valeur du palais ; il n’y a plus de fête ici avant que le palais ne grandisse.
festival-learned = Fêtes. Des cartes qui conviennent rapportent la moitié de la valeur.
festival-else = Finissez le tour, proposez la fête en k5, jouez une carte qui convient, et arrêtez-vous là.

terrace = Posez un double par-dessus : village en k6, rizière au sud-ouest.
terrace-text = Un terrain peut en couvrir d’autres si toutes ses cases sont au même niveau, mais pas exactement un terrain de sa forme. Votre rival a commencé à l’est pendant ce temps.
terrace-learned = Terrasses. À plat, et pas sur sa propre forme.
terrace-else = Montez : un double, village en k6, rizière au sud-ouest.

village = Ajoutez un village simple en j5.
village-text = Les terrains simples sont à vous, et rares. La ville a maintenant quatre cases : k4, k5, k6 et j5.
village-else = Il manque une case village : un village simple en j5.

walk = Menez votre pion de k4 jusqu’en k6.
walk-text = Le chemin passe par les rizières : deux changements, donc 2 points. Monter est gratuit. Au niveau 2, on vous délogera difficilement.
walk-learned = Marcher. Seul le passage entre village et rizières coûte.
walk-else = Prenez votre pion en k4 et montez en k6.

enlarge = Agrandissez le palais à 4.
enlarge-text = Quatre cases, valeur 4 : deux points aussitôt. On ne l’agrandit qu’une fois par tour ; ensuite une fête y est de nouveau possible.
enlarge-else = La ville a grandi : agrandissez le palais de k5.

basin = Placez un bassin en j6.
basin-text = Quand le terrain entoure un bassin de tous côtés, le pion le plus haut au bord marque 3 par case de bassin. Celui-ci borde votre ville.
basin-learned = Bassins. Fermez-les en étant le plus haut : 3 chacun.
basin-else = Dépensez le dernier point pour un bassin : j6, à côté de votre ville.

end = Et ainsi de suite, jusqu’au dernier triple.
end-text = Qui pose le dernier triple compte aussitôt les villes ; les autres ont encore un tour chacun, puis comptent aussi. Les points d’action inutilisés sont perdus, un jeton en donne un de plus.
end-learned = Fin. Le dernier triple, encore un tour chacun.
