cli-decision = Décision { $number } sur { $total }
cli-record = { $game }, { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}
cli-seen-by = vue par { $seat }
cli-seen-by-all = vue par tout le monde
cli-scores = Scores
cli-score-line = { $seat } : { $score }
cli-next = { $seat } doit répondre
cli-next-chance = Le hasard doit répondre
cli-over = La partie est terminée.
cli-rank = { $rank }. { $seats } ({ $score })
cli-took = { $seat } : { $action }
cli-you = Vous
cli-bot = { $level } { $number }
cli-rules = Règles : { $rules }
cli-choose = Votre réponse (numéro, texte ou ? pour l’aide)
cli-choose-group = Quel genre d’action ? (numéro, texte ou ? pour l’aide)
cli-group-line = { $group } ({ $count })
cli-illegal = Interdit (règle { $rule }) : { $reason }
cli-illegal-plain = Interdit : { $reason }
cli-allowed = C’est permis.
cli-unknown = Je ne comprends pas { $text }.
cli-undone = Décision reprise.
cli-no-undo = Vous ne pouvez rien reprendre.
cli-saved = La feuille de partie est dans { $file }.
cli-left = La partie a été quittée avant sa fin.
cli-misfit = { $name } : { $problem }
cli-fit = Parties conformes : { $fit } sur { $all }.
cli-ruling-why = Notre raison :
cli-no-rulings = Ce jeu n’a pas de décisions de règle au choix.
cli-hidden = caché ({ $count })
cli-legend = Légende
cli-plan = { $plan } (environ { $points } points à la fin ; avance sur le meilleur rival : { $lead })
cli-chance = chance de gagner : { $chance } %
cli-help =
    numéro     choisir dans la liste
    texte      une action telle que le journal l’écrit, ou son début
    v          revoir la table
    s          voir les scores par origine
    r          voir les règles de la question
    h          conseil : les meilleurs plans pour votre tour
    w ACTION   pourquoi une action est-elle interdite ?
    b          retour aux genres d’action
    u          reprendre sa dernière décision
    q          quitter la partie
cli-where-step = Étape
cli-where-event = Fait
cli-where-refusal = Refus
cli-where-test = Test
cli-where-nowhere = Rien ne le cite.
cli-admin-none = Il n’y a rien.
cli-admin-id = id
cli-admin-game = jeu
cli-admin-state = état
cli-admin-people = joueurs
cli-admin-rows = décisions
cli-admin-moved = dernier coup (UTC)
cli-admin-changed = dernier changement (UTC)
cli-admin-room = salon
cli-admin-host = hôte
cli-admin-state-running = en cours
cli-admin-state-playing = en jeu
cli-admin-state-waiting = en attente
cli-admin-state-over = terminée
cli-admin-state-closed = close
cli-admin-state-uploaded = importée
cli-admin-closed-match = La partie { $id } est close, dans l’état où elle était.
cli-admin-closed-room = Le salon { $id } est supprimé ; sa partie est terminée.
cli-admin-was-over = La partie { $id } était déjà terminée.
cli-admin-pruned = Supprimé :
cli-admin-would-prune = Serait supprimé :
cli-admin-pruned-nothing = rien
cli-admin-pruned-finished = { $count ->
    [one] { $count } partie terminée
   *[other] { $count } parties terminées
  }
cli-admin-pruned-abandoned = { $count ->
    [one] { $count } partie abandonnée
   *[other] { $count } parties abandonnées
  }
cli-admin-pruned-unplayed = { $count ->
    [one] { $count } partie que personne n’avait commencée
   *[other] { $count } parties que personne n’avait commencées
  }
cli-admin-pruned-uploaded = { $count ->
    [one] { $count } feuille de partie importée
   *[other] { $count } feuilles de partie importées
  }
cli-admin-pruned-rooms = { $count ->
    [one] { $count } salon vide
   *[other] { $count } salons vides
  }
cli-admin-pruned-people = { $count ->
    [one] { $count } personne sans place, sans salon et sans phrase de secours
   *[other] { $count } personnes sans place, sans salon et sans phrase de secours
  }
cli-admin-pruned-figures = { $count ->
    [one] { $count } jeu de données dont aucune partie n’a besoin
   *[other] { $count } jeux de données dont aucune partie n’a besoin
  }
cli-admin-pruned-exported = (feuilles de partie écrites : { $count })
cli-admin-pruned-failed = { $count ->
    [one] { $count } partie reste : sa feuille n’a pas pu être écrite
   *[other] { $count } parties restent : leurs feuilles n’ont pas pu être écrites
  }
cli-admin-exported = { $count ->
    [one] { $count } feuille de partie est dans { $folder }.
   *[other] { $count } feuilles de partie sont dans { $folder }.
  }
cli-admin-banned = { $count ->
    [0] Personne ne peut plus s’appeler { $name }. Personne ne portait ce nom.
    [one] Personne ne peut plus s’appeler { $name }. Une personne portait ce nom ; elle est déconnectée.
   *[other] Personne ne peut plus s’appeler { $name }. { $count } personnes portaient ce nom ; elles sont déconnectées.
  }
cli-admin-lifted = Le nom { $name } est de nouveau permis.
