// An outside bot in JavaScript: it takes the legal action with the longest text.
// Over a pipe:       kancha tournament caral --bots "greedy,run:node docs/examples/outside-bot.mjs"
// Over a WebSocket:  node docs/examples/outside-bot.mjs ws://127.0.0.1:8000/api/matches/MATCH/bot?key=KEY  (Node 22, or 20 with --experimental-websocket)
import { createInterface } from "node:readline";

let id = "";
let legal = [];

function hear(line, say) {
  const space = line.indexOf(" ");
  const word = space < 0 ? line : line.slice(0, space);
  const rest = space < 0 ? "" : line.slice(space + 1);
  if (word === "greet") say("name Longest words\nready");
  if (word === "question") [id, legal] = [rest, []];
  if (word === "legal") legal.push(rest);
  if (word === "ask") say(`answer ${id} ${choose()}`);
  if (word === "wrong") console.error(`we were wrong: ${rest}`);
}

function choose() {
  return legal.reduce((best, action) => (action.length > best.length ? action : best));
}

const address = process.argv[2];
if (address) {
  const socket = new WebSocket(address);
  socket.onmessage = (event) => event.data.split("\n").forEach((line) => hear(line, (text) => socket.send(text)));
} else {
  createInterface({ input: process.stdin }).on("line", (line) => hear(line, (text) => console.log(text)));
}
