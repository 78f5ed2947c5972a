lesson-title = Module: anaconda
lesson-blurb = A snake blocks a space from year 2 on. Place it, be blocked by it, chase it.
lesson-end = You know the anaconda. Place it where it costs a rival more than it will cost you.

gift = Sacrifice one stone card.
gift-text = Year 1 ends. The anaconda comes with year 2, and the first family of that year places it: you.
gift-else = Give one stone card; the snake is waiting.

snake = Where does it hurt your rival most?
snake-text = It lies on an action space, never on a site. Your rival has three workers in the outer quarry, so A2 is what it needs most.
snake-learned = Anaconda. From year 2 on it blocks one space.

place = Put the anaconda on A2.
place-text = One may still enter A2 or pass it, but its action is closed until somebody pays.
place-else = Think of your rival’s three workers: take A2.

build = Build a level on S1, then end your turn.
build-text = Sites are never blocked. Let us see what your rival does.
build-else = First a level: S1, build, end of turn.

chased = Your rival paid a stone and 1 fame.
chased-text = Then it used the quarry and moved the snake: now it blocks A3, the place of worship.
chased-learned = Price. An alpaca, or a stone and 1 fame.

chase = Go to A3, chase the snake with a stone, draw your cards, lead it back to A2, end your turn.
chase-text = Pay, act, then move the anaconda to any other action space. You have three stones: one of them is easier to give than an alpaca.
chase-else = Step by step: A3, chase with a stone, use the space, anaconda to A2, end of turn.

price = A stone and 1 fame for two cards, and A2 is closed again.
price-text = Each new year the first family moves the snake to another space. Whoever is behind the architect cannot chase it.
price-learned = Chasing. Pay, act, lead it on.
