# Mots de la page sur les salons et les personnes : l’accueil, la salle d’attente, le salon à la table.

## L’accueil
room-mine = Mes parties
room-waiting-count = { $count ->
    [one] une vous attend
   *[other] { $count } vous attendent
}
room-finished-count = { $count ->
    [one] { $count } terminée
   *[other] { $count } terminées
}
room-no-matches = Les parties que vous jouez ou rejoignez apparaissent ici.
room-kept = Feuilles de partie et liens ouverts dans ce navigateur
room-new = Nouvelle partie
room-new-help = Jouer tout de suite vous installe face à un automate. Avec des amis : un lien, une salle d’attente.
room-friends = Avec des amis
room-friends-which = Quel jeu choisissez-vous ?
room-friends-help = Vous obtenez une salle d’attente avec un seul lien pour tous. Les options et les automates s’y règlent.
room-set-up = Avec des amis, ou à régler
room-weight = poids
room-weight-of = Poids { $weight } sur 5
room-weight-help = Ce qu’il y a à apprendre et à réfléchir : 1 sur 5 est léger, 5 sur 5 occupe toute une soirée.
room-minutes = { $least }–{ $most } min
room-for = { $least ->
    [1] de 1 à { $most }
   *[other] de { $least } à { $most }
}
room-best = { $most ->
    [1] idéal en solo
   *[other] idéal à { $seats }
}
room-best-help = C’est notre estimation : aucun livret ne le dit.
room-more = En voir plus
room-more-of = Plus sur { $name }
room-your-turn = À vous
room-plays = { $name } joue
room-you = vous
room-card-waiting = Salle d’attente · { $taken } places prises sur { $most }, un lien pour tous
room-card-rematch = Quelqu’un propose une revanche
room-resume = Reprendre
room-look = Voir
room-watch = Regarder
room-open = Ouvrir le salon
room-to-room = Le salon
room-to-table = À la table
room-forget-title = Oublier cette partie ({ $name }) ?
room-forget-text = Elle quitte votre liste. Votre place reste à vous, et vous pouvez revenir en arrière pendant un moment.
room-forgotten = Partie oubliée.
room-join = Rejoindre par lien ou code
room-join-what = Lien, code ou phrase de secours
room-join-help = Le lien ou le code d’un salon, le code affiché par un autre de vos appareils, ou vos sept mots de secours.
room-go = Continuer

## Invitations et porte
room-room = salon
room-invite = Inviter
room-link = Lien vers ce salon
room-copy = Copier le lien
room-share = Partager
room-qr = Code QR du lien vers ce salon
room-code = Ou avec ce code :
room-open-to-all = Toute personne qui a ce lien peut entrer, prendre une place libre, regarder et discuter.
room-only-here = Les autres appareils ne peuvent pas joindre ce serveur.
room-only-here-help = Il n’écoute que sur cette machine. Arrêtez-le et relancez-le ainsi :
room-address = Cette machine a plusieurs adresses. Choisissez celle que les autres peuvent joindre :
room-no-network = Cette machine n’a pas d’adresse réseau : les autres appareils ne peuvent pas la joindre.
room-invites = { $name } vous invite à jouer à { $game }
room-door-waiting = { $open ->
    [0] La table est complète ; vous pouvez regarder.
    [one] Une place sur { $seats } est libre.
   *[other] { $open } places sur { $seats } sont libres.
}
room-door-playing = La partie est en cours.
room-door-over = La partie est terminée.
room-door-names = Déjà là : { $names }
room-take-seat = Prendre place

## La salle d’attente
room-waiting-room = Salle d’attente
room-host = hôte
room-host-starts = { $name } lancera la partie.
room-host-away = { $name }, qui reçoit, n’est pas là.
room-be-host = Devenir l’hôte
room-place-open = Place libre
room-place-menu = Plus sur la place { $number }
room-level = Niveau de l’automate à la place { $number }
room-rating = Coté { $rating } (de { $low } à { $high }), réfléchit { $time ->
    [moment] un instant
   *[seconds] environ { $seconds } s
  } par tour.
room-sit = S’asseoir
room-sit-here = S’asseoir ici
room-stand = Se lever
room-at-this-screen = Quelqu’un à cet écran
room-screen-name = Nom de l’autre personne à cet écran
room-add-bot = Ajouter un automate
room-remove-bot = Retirer l’automate
room-unseat = Faire se lever
room-make-host = Nommer hôte
room-show-door = Exclure
room-move = Changer de place
room-move-here = Échanger avec celle-ci
room-shuffle = Tirer les places au sort
room-start = Lancer la partie
room-still-open = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
room-fill = Compléter avec des automates
room-reopen = Retour à la salle d’attente
room-watching = { $count ->
    [0] Spectateurs
   *[other] Spectateurs ({ $count })
}
room-nobody-watches = Personne d’autre que ceux qui sont assis.

## Ce dont la table convient
room-rulings = Lectures maison
room-rulings-help = Là où la règle peut se lire de deux façons, la table choisit. La nôtre est proposée, avec sa raison.
room-rulings-changed = { $count ->
    [0] toutes selon notre lecture
    [one] une diffère
   *[other] { $count } diffèrent
}
room-pace = Rythme
room-clock = Pendule
room-pace-free = Sans pendule
room-pace-live = En direct, avec une réserve de temps
room-pace-days = Par correspondance
room-turn = Temps par tour
room-bank = Réserve pour toute la partie
room-end = Quand le temps est écoulé
room-end-nothing = c’est seulement annoncé
room-end-bot = un automate prend le relais
room-end-concede = la place abandonne
room-absent = Si quelqu’un s’absente
room-absent-after = un automate joue après { $time }
room-absent-never = attendre, ou voter pour un automate

## Discussion
room-chat = Discussion
room-chat-empty = Rien n’a encore été dit.
room-chat-off = L’hôte a désactivé la discussion.
room-chat-is-all = mots et phrases
room-chat-is-phrases = phrases rapides seulement
room-chat-is-off = désactivée
room-say = Dire quelque chose
room-send = Envoyer
room-phrases = Phrases rapides
room-phrase-hello = Bonjour !
room-phrase-luck = Bonne chance !
room-phrase-moment = Un instant, s’il vous plaît.
room-phrase-back = Me revoilà.
room-phrase-thinking = Je réfléchis.
room-phrase-nice = Joli coup !
room-phrase-wow = Impressionnant !
room-phrase-oops = Oups !
room-phrase-thanks = Merci !
room-phrase-turn = C’est à vous.
room-phrase-played = Bien joué !
room-phrase-bye = Au revoir !
room-told-started = La partie a commencé.
room-told-bot = { $name } laisse jouer un automate.
room-told-wants-bot = Un automate doit-il jouer pour { $name } ?
room-told-vote-bot = Par vote, un automate joue pour { $name }.
room-told-absent-bot = { $name } ne revient pas : un automate joue.
room-told-back = { $name } rejoue.
room-told-paused = { $name } met la partie en pause.
room-told-wants-pause = { $name } souhaite une pause.
room-told-resumed = { $name } relance la partie.
room-told-conceded = { $name } abandonne.
room-told-late = { $name } n’a plus de temps.
room-told-late-bot = { $name } n’a plus de temps : un automate joue.
room-told-late-concede = { $name } n’a plus de temps : abandon.
room-told-rematch = { $name } propose une revanche.

## À la table
room-conceded = abandon
room-away-for = absence de { $time }
room-time-left = Temps restant : { $time }
room-bot-for-me = Laisser jouer un automate
room-bot-plays = Un automate joue pour vous.
room-bot-plays-for = Un automate joue pour { $name }.
room-let-bot = Laisser jouer un automate
room-absent-long = { $name } n’est plus là depuis { $time }.
room-pause = Pause
room-paused = { $name } a mis la partie en pause.
room-resume-match = Continuer
room-vote-pause = { $name } souhaite une pause.
room-vote-bot = { $asker } propose qu’un automate joue pour { $name }.
room-yes = D’accord
room-no = Non
room-concede = Abandonner
room-concede-ends = La partie se termine et compte comme perdue. C’est irrévocable.
room-concede-bot = Un automate joue à votre place et vous ne pourrez pas revenir. C’est irrévocable.
room-concede-yes = J’abandonne
room-rematch = Revanche, places tournées
room-rematch-stronger = Revanche contre { $level }
room-rematch-stronger-help = Chaque automate joue un niveau plus haut
room-rematch-accept = Oui, encore une partie
room-rematch-waiting = On attend { $names }
room-wants-rematch = { $name } propose une revanche.
room-next-began = La partie suivante a commencé.
room-reopened = L’hôte a rouvert la salle d’attente.

## Vous
room-me = Vous
room-device = Sur un autre appareil
room-device-help = Votre téléphone ou un autre ordinateur devient aussi le vôtre : il ouvre les mêmes places et liste les mêmes parties.
room-device-show = Afficher un code
room-device-qr = Code QR qui fait d’un autre appareil le vôtre
room-device-scan = Scannez ceci, ou choisissez là-bas « Rejoindre par lien ou code » et tapez :
room-device-once = Valable une seule fois, pendant { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}. Qui l’utilise joue en votre nom.
room-device-again = Un nouveau code
room-device-count = { $count ->
    [one] Un autre appareil est à vous.
   *[other] { $count } autres appareils sont à vous.
}
room-device-sign-off = Déconnecter les autres
room-device-signed-off = Seul cet appareil est à vous maintenant.
room-device-here = Continuer ici ?
room-device-here-help = Cet appareil ouvrira vos places et listera vos parties, comme celui qui affiche le code.
room-device-merge = Vous avez joué ici sous le nom « { $name } » : ces parties seront les vôtres là-bas aussi.
room-device-claim = Oui, c’est moi
room-recovery = Phrase de secours
room-recovery-help = Sept mots ramènent votre nom et toutes vos parties si ce navigateur les oublie.
room-recovery-get = Obtenir une phrase
room-recovery-new = Obtenir une nouvelle phrase
room-recovery-once = Notez-la maintenant : elle n’est montrée qu’une fois, et la précédente ne vaut plus.
room-notices = Annonce de mes tours
room-sound = Un son quand c’est à moi et que je regarde ailleurs
room-push = Une notification sur cet appareil
room-push-off = Ce serveur n’envoie pas de notifications ; son propriétaire peut les activer.
room-push-insecure = Les navigateurs ne montrent de notifications que pour une adresse sécurisée (https).
room-push-browser = Ce navigateur ne sait pas montrer de notifications d’une page fermée.
room-webhook = Webhook
room-webhook-help = Un message part à cette adresse quand c’est à vous et que vous ne regardez pas : un canal Slack, Discord, Mattermost ou Zulip, ou un programme à vous.
room-webhook-saved = Enregistré.
room-advice = Conseils et essais
room-advice-alone = pour qui joue seul contre des automates
room-advice-all = pour tout le monde, si chacun est d’accord
room-advice-off = pour personne
room-advice-agree = J’accepte que chacun puisse demander conseil
room-advice-missing = { $count ->
    [0] Tout le monde est d’accord.
    [one] { $count } personne n’a pas encore accepté.
   *[other] { $count } personnes n’ont pas encore accepté.
}
