# Messages du serveur : pourquoi une demande a été refusée.
error-no-match = Cette table n’existe pas, ou ce lien ne l’ouvre pas.
error-no-game = Il n’y a pas de jeu nommé { $game }.
error-no-action = Cette action n’existe pas.
error-no-decision = Cette partie ne compte que { $most } décisions.
error-no-level = Il n’y a pas d’automate de ce niveau.
error-no-seat = Cette place n’est pas tenue par une personne.
error-no-target = On ne fait jamais rien à cet endroit pour l’instant.
error-no-undo = Rien ne peut être repris : une information nouvelle est connue depuis.
error-no-redo = Il n’y a rien à refaire.
error-not-absent = Un automate peut prendre la place de { $seat } après { $seconds } secondes d’absence.
error-not-over = La feuille de partie sera disponible à la fin : elle révèle ce qui est caché.
error-not-your-seat = Seul son titulaire peut reprendre cette place.
error-not-your-turn = Ce n’est pas votre tour : c’est à { $seat } de répondre.
error-over = La partie est terminée.
error-stale = La partie a avancé ; cette réponse concernait une position plus ancienne.
error-taken-over = Un automate joue à votre place. Reprenez-la d’abord.
error-watcher = Les spectateurs ne peuvent que regarder.
error-crowded = Trop de personnes regardent cette table.
error-flood = Trop de messages. Patientez un instant.
error-too-large = Le message est trop long : { $most } octets au plus.
error-malformed = Le message est incompréhensible : { $reason }
error-first = Il n’y a pas de telle première place.
error-options = On ne peut pas jouer ainsi : { $reason }
error-record = La feuille de partie contient une erreur : { $reason }
error-version = Cette partie a commencé avec la version { $version } des règles, que ce serveur n’a pas.
error-broken = Cette partie ne peut pas continuer ici : la décision { $decision } ne correspond pas aux règles de ce serveur : { $reason } Sa feuille de partie reste disponible.
error-storage = La table n’arrive pas à joindre sa base de données pour l’instant. Rien n’est perdu ; réessayez bientôt.
error-host = Ce serveur ne répond pas au nom { $host }.
error-origin = Les pages d’un autre site ne peuvent pas demander cela.
error-type = La requête doit être { $wanted }.
error-server = Une erreur est survenue ici. Rien n’est perdu.
error-not-found = Il n’y a rien ici.
error-refused = La demande a été refusée : { $reason }

## Salons et personnes
error-no-room = Ce salon n’existe pas. Redemandez le lien.
error-not-in-room = Entrez d’abord dans le salon.
error-not-host = Seul l’hôte peut faire cela.
error-room-state = Ce n’est pas possible maintenant.
error-no-place = Il n’y a que { $most } places.
error-place-taken = Quelqu’un est assis à la place { $place }.
error-barred = L’hôte vous a fermé ce salon.
error-room-full = Ce salon est plein : il accueille { $most } personnes.
error-seats = Ce jeu se joue à { $allowed }.
error-too-many-seated = { $count } personnes sont déjà assises. Demandez à quelqu’un de se lever.
error-own-door = Vous ne pouvez pas vous exclure vous-même. Quittez le salon ou nommez un autre hôte.
error-host-here = L’hôte est là. Après { $seconds } secondes d’absence, quelqu’un d’autre peut le devenir.
error-places-open = { $count ->
    [one] Une place est encore libre. Faites-y asseoir quelqu’un, ou un automate.
   *[other] { $count } places sont encore libres. Faites-y asseoir des gens, ou des automates.
}
error-pace = Un tour dure au plus { $days } jours, une réserve au plus le double.
error-paused = La partie est en pause.
error-room-decides = Les personnes du salon en décident ensemble.
error-conceded = Cette place a abandonné pour de bon.
error-no-person = Ce navigateur n’est pas connu ici. Rechargez la page.
error-no-name = Un nom compte au moins une lettre.
error-one-me = Vous ne pouvez prendre qu’une place pour vous-même.
error-no-claim = Ce code ou cette phrase est inconnu, ou n’est plus valable.
error-chat-off = L’hôte a désactivé la discussion.
error-chat-phrases = Ici, seules les phrases rapides sont permises.
error-chat-empty = Il n’y a rien à dire.
error-chat-fast = Pas si vite : attendez un instant.
error-no-phrase = Cette phrase n’existe pas.
error-webhook = Rien ne peut y être envoyé : { $reason }.
error-no-push = Ce serveur n’envoie pas de notifications.
