# Words of the server: why a request was refused.
error-no-match = There is no such table, or this link does not open it.
error-no-game = There is no game called { $game }.
error-no-action = There is no such action.
error-no-decision = This match has only { $most } decisions.
error-no-level = There is no bot of that level.
error-no-seat = This is no seat of a person.
error-no-target = Nothing is ever done there now.
error-no-undo = Nothing can be taken back: something new is known since.
error-no-redo = There is nothing to take again.
error-not-absent = A bot may take over once { $seat } has been away for { $seconds } seconds.
error-not-over = The record is there when the match is over: it tells what is hidden.
error-not-your-seat = Only the owner may take this seat back.
error-not-your-turn = It is not your turn: { $seat } must answer.
error-over = The match is over.
error-stale = The match has moved on; this was an answer to an older position.
error-taken-over = A bot plays your seat. Take it back first.
error-watcher = Spectators can only look.
error-crowded = Too many people look at this table.
error-flood = Too many messages. Wait a moment.
error-too-large = The message is too long: at most { $most } bytes.
error-malformed = The message cannot be understood: { $reason }
error-first = There is no such first seat.
error-options = The game cannot be played so: { $reason }
error-record = The record has a fault: { $reason }
error-version = This match was begun with version { $version } of the rules, which this server does not have.
error-broken = This match cannot be played on here: decision { $decision } does not fit the rules of this server: { $reason } Its record can still be saved.
error-storage = The table cannot reach its database at the moment. Nothing was lost; try again soon.
error-host = This server does not answer to the name { $host }.
error-origin = Pages of another place may not ask for this.
error-type = The request must be { $wanted }.
error-server = Something went wrong here. Nothing was lost.
error-not-found = There is nothing here.
error-refused = The request was refused: { $reason }

## Rooms and people
error-no-room = There is no such room. Ask for the link again.
error-not-in-room = Come into the room first.
error-not-host = Only the host may do that.
error-room-state = That cannot be done now.
error-no-place = There are only { $most } places.
error-place-taken = Somebody sits at place { $place }.
error-barred = The host has closed this room to you.
error-room-full = This room is full: it holds { $most } people.
error-seats = This game is for { $allowed } seats.
error-too-many-seated = { $count } people sit here already. Ask somebody to stand up first.
error-own-door = You cannot show yourself the door. Leave, or make somebody else host.
error-host-here = The host is here. After { $seconds } seconds of absence somebody else may be host.
error-places-open = { $count ->
    [one] One place is still open. Let somebody sit there, or a bot.
   *[other] { $count } places are still open. Let people sit there, or bots.
}
error-pace = A turn has at most { $days } days, a reserve at most twice that.
error-paused = The match is paused.
error-room-decides = The people in the room decide that together.
error-conceded = This seat has given up for good.
error-no-person = This browser is not known here. Load the page again.
error-no-name = A name has at least one letter.
error-one-me = You can take only one place as yourself.
error-no-claim = This code or phrase is not known, or no longer valid.
error-chat-off = The host has turned chat off.
error-chat-phrases = Here only the quick phrases may be said.
error-chat-empty = There is nothing to say.
error-chat-fast = Not so fast: wait a moment.
error-no-phrase = There is no such phrase.
error-webhook = Nothing can be sent there: { $reason }.
error-no-push = This server sends no notifications.
