illustration-K4-3 = Du départ à la carrière A2 : les cases d’action et les pyramides commencées comptent, les sites vides non.
illustration-K5-1 = L’architecte est arrivé à la carrière : les cases plus proches du départ ne donnent plus rien cette année.
illustration-K5-4 = Chacun de vos travailleurs près de la carrière charge une pierre.
illustration-K6-4 = Une pyramide monte niveau par niveau, chacun plus petit d’une taille ; le Carali sur la flèche en est propriétaire.
illustration-K7-1 = La table de progression : la première pyramide rapporte 3, la septième 1, et l’année en cours devient la dernière.
