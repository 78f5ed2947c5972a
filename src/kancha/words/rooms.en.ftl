# Words of the page about rooms and people: the lobby, the waiting room, the room at the table.

## The lobby
room-mine = My matches
room-waiting-count = { $count ->
    [one] one waits for you
   *[other] { $count } wait for you
}
room-finished-count = { $count ->
    [one] { $count } finished
   *[other] { $count } finished
}
room-no-matches = Matches that you play or join are listed here.
room-kept = Records and links opened in this browser
room-new = New match
room-new-help = Play now seats you against a bot at once. With friends: one link, a waiting room.
room-friends = With friends
room-friends-which = Which game shall it be?
room-friends-help = You get a waiting room with one link for everybody. Options and bots are set there.
room-set-up = With friends, or set it up
room-weight = weight
room-weight-of = Weight { $weight } of 5
room-weight-help = How much there is to learn and to think about: 1 of 5 is light, 5 of 5 takes all of your evening.
room-minutes = { $least }–{ $most } min
room-for = { $least ->
    [1] for 1–{ $most }
   *[other] for { $least }–{ $most }
}
room-best = { $most ->
    [1] best alone
   *[other] best with { $seats }
}
room-best-help = Our estimate: no rulebook says it.
room-more = Show more
room-more-of = More about { $name }
room-your-turn = Your turn
room-plays = { $name } plays
room-you = you
room-card-waiting = Waiting room · { $taken } of { $most } places taken, one link for all
room-card-rematch = Somebody wants a rematch
room-resume = Resume
room-look = Look
room-watch = Watch
room-open = Open the room
room-to-room = The room
room-to-table = To the table
room-forget-title = Forget this match of { $name }?
room-forget-text = It leaves your list. Your seat stays yours, and you can undo this for a moment.
room-forgotten = Forgotten.
room-join = Join by link or code
room-join-what = Link, code or recovery phrase
room-join-help = The link or code of a room, the code that another device of yours shows, or your seven recovery words.
room-go = Go on

## Invitations and the door
room-room = room
room-invite = Invite people
room-link = Link to this room
room-copy = Copy link
room-share = Share
room-qr = QR code of the link to this room
room-code = Or with this code:
room-open-to-all = Anybody who has this link can come in, take an open place, watch and talk.
room-only-here = Other devices cannot reach this server.
room-only-here-help = It listens on this machine only. Stop it and start it again like this:
room-address = This machine has several addresses. Choose the one that the others can reach:
room-no-network = This machine has no address in a network: other devices cannot reach it.
room-invites = { $name } invites you to { $game }
room-door-waiting = { $open ->
    [0] The table is full; you can watch.
    [one] One of { $seats } places is open.
   *[other] { $open } of { $seats } places are open.
}
room-door-playing = The match is being played.
room-door-over = The match is over.
room-door-names = There already: { $names }
room-take-seat = Take a seat

## The waiting room
room-waiting-room = Waiting room
room-host = host
room-host-starts = { $name } starts the match.
room-host-away = { $name }, the host, is away.
room-be-host = Be the host
room-place-open = Open place
room-place-menu = More about place { $number }
room-level = Level of the bot at place { $number }
room-rating = Rated { $rating } ({ $low } to { $high }), thinks { $time ->
    [moment] for a moment
   *[seconds] about { $seconds } s
  } a turn.
room-sit = Sit down
room-sit-here = Sit here instead
room-stand = Stand up
room-at-this-screen = Somebody at this screen
room-screen-name = Name of the other person at this screen
room-add-bot = Add a bot
room-remove-bot = Remove the bot
room-unseat = Ask to stand up
room-make-host = Make host
room-show-door = Show the door
room-move = Change places
room-move-here = Change with this one
room-shuffle = Shuffle places
room-start = Start the match
room-still-open = { $count ->
    [one] One place is still open.
   *[other] { $count } places are still open.
}
room-fill = Fill with bots
room-reopen = Back to the waiting room
room-watching = { $count ->
    [0] Watching
   *[other] Watching ({ $count })
}
room-nobody-watches = Nobody but those who sit here.

## What the table agrees on
room-rulings = House rulings
room-rulings-help = Where the rulebook can be read in two ways, the table chooses. Ours is the default, with the reason.
room-rulings-changed = { $count ->
    [0] all as we read them
    [one] one is different
   *[other] { $count } are different
}
room-pace = Pace
room-clock = Clock
room-pace-free = No clock
room-pace-live = Live, with a time bank
room-pace-days = By correspondence
room-turn = Time for a turn
room-bank = Time bank for the whole match
room-end = When time is up
room-end-nothing = it is only said
room-end-bot = a bot takes over
room-end-concede = the seat concedes
room-absent = If somebody is away
room-absent-after = a bot plays after { $time }
room-absent-never = wait, or vote for a bot

## Chat
room-chat = Chat
room-chat-empty = Nothing has been said yet.
room-chat-off = The host has turned chat off.
room-chat-is-all = words and phrases
room-chat-is-phrases = quick phrases only
room-chat-is-off = off
room-say = Say something
room-send = Send
room-phrases = Quick phrases
room-phrase-hello = Hello!
room-phrase-luck = Good luck!
room-phrase-moment = One moment, please.
room-phrase-back = I am back.
room-phrase-thinking = Let me think.
room-phrase-nice = Nice move!
room-phrase-wow = Wow!
room-phrase-oops = Oops!
room-phrase-thanks = Thank you!
room-phrase-turn = It is your turn.
room-phrase-played = Well played!
room-phrase-bye = Goodbye!
room-told-started = The match has begun.
room-told-bot = { $name } lets a bot play.
room-told-wants-bot = Shall a bot play for { $name }?
room-told-vote-bot = By vote a bot plays for { $name }.
room-told-absent-bot = { $name } has been away for long: a bot plays.
room-told-back = { $name } plays again.
room-told-paused = { $name } pauses the match.
room-told-wants-pause = { $name } would like a pause.
room-told-resumed = { $name } goes on with the match.
room-told-conceded = { $name } concedes.
room-told-late = { $name } is out of time.
room-told-late-bot = { $name } is out of time: a bot plays.
room-told-late-concede = { $name } is out of time and concedes.
room-told-rematch = { $name } would like a rematch.

## At the table
room-conceded = conceded
room-away-for = away for { $time }
room-time-left = Time left: { $time }
room-bot-for-me = Let a bot play for me
room-bot-plays = A bot plays for you.
room-bot-plays-for = A bot plays for { $name }.
room-let-bot = Let a bot play
room-absent-long = { $name } has been away for { $time }.
room-pause = Pause
room-paused = { $name } has paused the match.
room-resume-match = Go on
room-vote-pause = { $name } would like a pause.
room-vote-bot = { $asker } would like a bot to play for { $name }.
room-yes = Agree
room-no = No
room-concede = Concede
room-concede-ends = The match ends and counts as lost. This cannot be taken back.
room-concede-bot = A bot plays on for you, and you cannot come back. This cannot be taken back.
room-concede-yes = I concede
room-rematch = Rematch, seats turned
room-rematch-stronger = Rematch against { $level }
room-rematch-stronger-help = Every bot plays one level higher
room-rematch-accept = Yes, another match
room-rematch-waiting = Waiting for { $names }
room-wants-rematch = { $name } would like a rematch.
room-next-began = The next match has begun.
room-reopened = The host has opened the waiting room again.

## Oneself
room-me = You
room-device = On another device
room-device-help = Your phone or another computer becomes yours too: it opens the same seats and lists the same matches.
room-device-show = Show a code
room-device-qr = QR code that makes another device yours
room-device-scan = Scan this, or choose “Join by link or code” there and type:
room-device-once = It works once, within { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}. Whoever uses it plays as you.
room-device-again = A new code
room-device-count = { $count ->
    [one] One other device is yours.
   *[other] { $count } other devices are yours.
}
room-device-sign-off = Sign the others off
room-device-signed-off = Only this device is yours now.
room-device-here = Go on here?
room-device-here-help = This device will open your seats and list your matches, like the one that shows the code.
room-device-merge = You have played here as { $name }: those matches become yours there too.
room-device-claim = Yes, it is me
room-recovery = Recovery phrase
room-recovery-help = Seven words bring your name and all your matches back if this browser forgets them.
room-recovery-get = Get a phrase
room-recovery-new = Get a new phrase
room-recovery-once = Write it down now: it is shown only once, and the one before no longer works.
room-notices = Turn notices
room-sound = A sound when it is my turn and I look elsewhere
room-push = A notification on this device
room-push-off = This server sends no notifications; its owner can turn them on.
room-push-insecure = Browsers show notifications only for pages with a secure address (https).
room-push-browser = This browser cannot show notifications of closed pages.
room-webhook = Webhook
room-webhook-help = A message goes to this address when it is your turn and you do not look: a channel of Slack, Discord, Mattermost or Zulip, or a program of your own.
room-webhook-saved = Saved.
room-advice = Hints and trials
room-advice-alone = for those who play against bots alone
room-advice-all = for everybody, if all agree
room-advice-off = for nobody
room-advice-agree = I agree that everybody may ask for hints
room-advice-missing = { $count ->
    [0] All agree.
    [one] { $count } person has not agreed yet.
   *[other] { $count } people have not agreed yet.
}
