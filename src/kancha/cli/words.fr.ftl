cli-decision = Décision { $number } sur { $total }
cli-record = { $game }, { $seats } joueurs, { $decisions } décisions
cli-seen-by = vue par { $seat }
cli-seen-by-all = vue par tout le monde
cli-scores = Scores
cli-score-line = { $seat } : { $score }
cli-next = { $seat } doit répondre
cli-next-chance = Le hasard doit répondre
cli-over = La partie est terminée.
cli-rank = { $rank }. { $seats } ({ $score })
cli-took = { $seat } : { $action }
cli-you = Vous
cli-bot = { $level } { $number }
cli-rules = Règles : { $rules }
cli-choose = Votre réponse (numéro, texte ou ? pour l'aide)
cli-choose-group = Quel genre d'action ? (numéro, texte ou ? pour l'aide)
cli-group-line = { $group } ({ $count })
cli-illegal = Interdit (règle { $rule }) : { $reason }
cli-illegal-plain = Interdit : { $reason }
cli-allowed = C'est permis.
cli-unknown = Je ne comprends pas { $text }.
cli-undone = Décision reprise.
cli-no-undo = Vous ne pouvez rien reprendre.
cli-saved = L'enregistrement est dans { $file }.
cli-left = La partie a été quittée avant sa fin.
cli-misfit = { $name } : { $problem }
cli-fit = Parties conformes : { $fit } sur { $all }.
cli-ruling-why = Notre raison :
cli-no-rulings = Ce jeu n'a pas de décisions de règle au choix.
cli-hidden = caché ({ $count })
cli-legend = Légende
cli-help =
    numéro     choisir dans la liste
    texte      une action telle que le journal l'écrit, ou son début
    v          revoir la table
    s          voir les scores par origine
    r          voir les règles de la question
    w ACTION   pourquoi une action est-elle interdite ?
    b          retour aux genres d'action
    u          reprendre sa dernière décision
    q          quitter la partie
cli-where-step = Étape
cli-where-event = Fait
cli-where-refusal = Refus
cli-where-test = Test
cli-where-nowhere = Rien ne le cite.
