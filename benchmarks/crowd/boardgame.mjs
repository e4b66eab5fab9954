// A table of four on boardgame.io's own server, with a state as large as a view of Isle of Skye.
//   node boardgame.mjs serve FOLDER            serves, and prints its port
//   node boardgame.mjs play FOLDER PORT RATE SECONDS TABLES    makes moves, and prints the delays
import { createRequire } from 'node:module';

const [role, folder, ...rest] = process.argv.slice(2);
const require = createRequire(`${folder}/package.json`);

const GAME = {
  name: 'islands',
  turn: { activePlayers: { all: '' } },
  setup: () => ({
    count: 0,
    clans: Array.from({ length: 4 }, () => ({
      gold: 5,
      territory: Array.from({ length: 14 }, (_, n) => ({ tile: `L${n}`, x: n % 5, y: n % 3, turn: n % 4 })),
    })),
    bag: Array.from({ length: 40 }, (_, n) => `L${n}`),
  }),
  moves: {
    lay: (context, x, y) => {
      const G = context.G ?? context;
      const { territory } = G.clans[G.count % 4];
      territory[G.count % territory.length] = { tile: `L${G.count % 78}`, x, y, turn: 1 };
      G.count += 1;
    },
  },
};


if (role === 'serve') {
  const { Server } = require('boardgame.io/server');
  const server = Server({ games: [GAME], origins: ['*'] });
  const running = await server.run({ port: 0, callback: () => {} });
  console.log(running.appServer.address().port);
} else {
  const [port, rate, seconds, tables] = rest.map(Number);
  const { io } = require('socket.io-client');
  const url = `http://127.0.0.1:${port}`;
  const made = [];
  const delays = [];
  for (let table = 0; table < tables; table += 1) {
    // The first who asks for a match makes it.
    const matchID = `table-${table}`;
    const place = { matchID, state: 0, sent: 0, unseen: 0, sockets: [] };
    for (let seat = 0; seat < 4; seat += 1) {
      const socket = io(`${url}/islands`, { transports: ['websocket'], forceNew: true });
      await new Promise((ready) => {
        socket.on('sync', (_, { state }) => {
          place.state = state._stateID;
          ready();
        });
        socket.on('connect', () => socket.emit('sync', matchID, String(seat), undefined, 4));
      });
      socket.on('update', (_, state) => {
        place.state = Math.max(place.state, state._stateID);
        place.unseen -= 1;
        if (place.unseen === 0) {
          delays.push(performance.now() - place.sent);
          place.sent = 0;
        }
      });
      place.sockets.push(socket);
    }
    made.push(place);
  }
  console.log('ready');
  const began = performance.now();
  let moves = 0;
  await new Promise((done) => {
    const timer = setInterval(() => {
      const elapsed = (performance.now() - began) / 1000;
      if (elapsed > seconds) {
        clearInterval(timer);
        setTimeout(done, 1000);
        return;
      }
      for (let due = Math.floor(elapsed * rate) - moves; due > 0; due -= 1) {
        const place = made[Math.floor(Math.random() * made.length)];
        if (place.sent !== 0) continue;
        const seat = moves % 4;
        place.sent = performance.now();
        place.unseen = 4;
        const action = {
          type: 'MAKE_MOVE',
          payload: { type: 'lay', args: [1, 2], playerID: String(seat) },
        };
        place.sockets[seat].emit('update', action, place.state, place.matchID, String(seat));
        moves += 1;
      }
    }, 1);
  });
  delays.sort((a, b) => a - b);
  const at = (share) => delays[Math.min(Math.floor(delays.length * share), delays.length - 1)] ?? NaN;
  console.log(JSON.stringify({ moves, seen: delays.length, p50: at(0.5), p99: at(0.99) }));
  process.exit(0);
}
