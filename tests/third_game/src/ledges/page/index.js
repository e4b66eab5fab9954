// The table of Ledges on the page: tap a bird of your hand, then a ledge.

const SIGNS = { puffin: 'P', gull: 'G', fulmar: 'F' };
const COLOURS = ['#1f6fb2', '#b3471f', '#2f7d4a', '#7a4fa3'];
const WIDTH = 4;

function make(tag, style, text = '') {
  const element = document.createElement(tag);
  Object.assign(element.style, style);
  element.textContent = text;
  return element;
}

export default {
  mount(root, table) {
    let chosen = null;
    let legal = [];

    const isLegal = (move) => legal.some((one) => JSON.stringify(one) === JSON.stringify(move));

    async function play(move) {
      chosen = null;
      await table.move(move);
    }

    function ledge(view, x, y) {
      const perch = view.perches.find(({ cell }) => cell[0] === x && cell[1] === y);
      const button = make('button', { width: '64px', height: '64px', fontSize: '30px' });
      button.dataset.ledge = `${x},${y}`;
      if (perch) {
        button.textContent = SIGNS[perch.bird];
        button.style.border = `4px solid ${COLOURS[perch.seat]}`;
        button.ariaLabel = `${perch.bird} of ${table.names[perch.seat]} on ${x},${y}`;
        button.disabled = true;
        return button;
      }
      const move = { type: 'settle', seat: table.seat, bird: chosen, cell: [x, y] };
      button.ariaLabel = `empty ledge ${x},${y}`;
      button.disabled = !isLegal(move);
      button.onclick = () => play(move);
      return button;
    }

    function cliff(view) {
      const grid = make('div', {
        display: 'grid',
        gap: '4px',
        gridTemplateColumns: `repeat(${WIDTH}, 64px)`,
      });
      const rows = view.options.cliff === 'high' ? 5 : 4;
      for (let y = rows - 1; y >= 0; y--) {
        for (let x = 0; x < WIDTH; x++) grid.append(ledge(view, x, y));
      }
      return grid;
    }

    function hand(view) {
      const row = make('p', { display: 'flex', gap: '6px' });
      for (const bird of view.hands[table.seat] ?? []) {
        const button = make('button', { minHeight: '48px' }, bird);
        button.dataset.bird = bird;
        button.ariaPressed = String(bird === chosen);
        button.disabled = !table.isMine;
        button.onclick = () => {
          chosen = bird;
          draw();
        };
        row.append(button);
      }
      const whistle = { type: 'whistle', seat: table.seat };
      if (isLegal(whistle)) {
        const button = make('button', { minHeight: '48px' }, 'Whistle');
        button.onclick = () => play(whistle);
        row.append(button);
      }
      return row;
    }

    function draw() {
      const { view } = table;
      root.replaceChildren(cliff(view), hand(view));
    }

    async function follow() {
      legal = table.isMine ? await table.legal() : [];
      draw();
    }

    return table.subscribe(() => {
      draw();
      follow();
    });
  },
};
