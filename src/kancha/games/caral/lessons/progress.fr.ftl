lesson-title = Module : tuiles progrès
lesson-blurb = Achevez une pyramide, améliorez une case d’action, et utilisez-la.
lesson-end = Vous connaissez les tuiles progrès. Elles changent le plateau pour tous : posez-les là où vous passerez en premier.

table = Trois tuiles attendent sur la table de progression.
table-text = Trois tuiles sur huit sont tirées. Elles vont avec la 1re, la 3e et la 5e pyramide achevée, par qui que ce soit.
table-learned = Tuiles. Pour la 1re, la 3e et la 5e pyramide.

finish = Allez en S2 et construisez le dernier niveau.
finish-text = Votre pyramide a quatre niveaux sur cinq, et personne n’en a encore achevé. La première donne 3 points de renommée, et la tuile.
finish-else = Il manque un niveau en S2 : allez-y et construisez-le.

lay = Posez la tuile sur la carrière extérieure A2, puis finissez votre tour.
lay-text = Cette tuile va sur une carrière : des pierres comme avant, puis vous pouvez déplacer un de vos Caralis. C’est désormais l’action de A2, pour tous.
lay-learned = Poser. Sur une case de son type, pour tous.
lay-else = Prenez A2 pour cette leçon : vous y passerez bientôt.

priest = Placez un prêtre sur S2 depuis le village A1, puis finissez votre tour.
priest-text = Une grande pyramide achevée reçoit un prêtre : 1 point de renommée à chaque nouvelle année, 2 à la fin.
priest-else = Un prêtre d’abord : village A1, pyramide S2, fin du tour.

rival = Votre rival a utilisé votre tuile.
rival-text = Il a chargé une pierre et fait d’un travailleur de la carrière le prêtre de sa pyramide en S1. Une tuile n’a pas de propriétaire.

use = Utilisez A2 : déplacez votre travailleur de la carrière extérieure en S5, puis finissez votre tour.
use-text = Un de vos Caralis peut aller à un autre endroit où l’on pourrait le placer : un travailleur devient bâtisseur de S5, sans village.
use-learned = Déplacer. Travailleurs et bâtisseurs, jamais propriétaires ni prêtres.
use-else = Essayez la tuile : A2, utilisez-la, prenez le travailleur de la carrière extérieure, envoyez-le en S5.

next = Deux tuiles restent.
next-text = La 3e pyramide apporte une tuile de village, la 5e une de marché. Une nouvelle tuile peut en couvrir une ancienne.
