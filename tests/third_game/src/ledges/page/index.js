// The table of Ledges on the page: tap a bird of your hand, then a ledge.

const SIGNS = { puffin: 'P', gull: 'G', fulmar: 'F' };
const COLOURS = ['#1f6fb2', '#b3471f', '#2f7d4a', '#7a4fa3'];
const WIDTH = 4;

// The page's own colours, so that the table is right by day and by night. The page allows no
// <style> elements; a sheet that is made by a script is no such element.
const STYLE = new CSSStyleSheet();
STYLE.replaceSync(`
  .ledges { display: grid; gap: 16px; justify-content: center; padding: 16px; }
  .ledges-cliff { display: grid; gap: 6px; grid-template-columns: repeat(${WIDTH}, 72px);
    justify-content: center; padding: 12px; border-radius: 12px; background: var(--sea); }
  .ledges button { min-height: 48px; border: 2px solid var(--line-strong); border-radius: 8px;
    background: var(--slip); color: var(--ink); font: 600 17px var(--sans); }
  .ledges button:disabled { opacity: 0.75; }
  .ledges button[aria-pressed='true'] { background: var(--chosen); color: var(--chosen-ink); }
  .ledges .ledge { height: 72px; font-size: 28px; }
  .ledges .free { border: 2px dashed var(--chosen); }
  .ledges-hand { display: flex; flex-wrap: wrap; gap: 8px; margin: 0; }
  .ledges-hand button { padding: 0 16px; }
`);

function make(tag, name, text = '') {
  const element = document.createElement(tag);
  element.className = name;
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
      const button = make('button', 'ledge');
      button.dataset.ledge = `${x},${y}`;
      if (perch) {
        button.textContent = SIGNS[perch.bird];
        button.style.border = `5px solid ${COLOURS[perch.seat]}`;
        button.ariaLabel = `${perch.bird} of ${table.names[perch.seat]} on ${x},${y}`;
        button.disabled = true;
        return button;
      }
      const move = { type: 'settle', seat: table.seat, bird: chosen, cell: [x, y] };
      button.ariaLabel = `empty ledge ${x},${y}`;
      button.disabled = !isLegal(move);
      button.classList.toggle('free', !button.disabled);
      button.onclick = () => play(move);
      return button;
    }

    function cliff(view) {
      const grid = make('div', 'ledges-cliff');
      const rows = view.options.cliff === 'high' ? 5 : 4;
      for (let y = rows - 1; y >= 0; y--) {
        for (let x = 0; x < WIDTH; x++) grid.append(ledge(view, x, y));
      }
      return grid;
    }

    function hand(view) {
      const row = make('p', 'ledges-hand');
      for (const bird of view.hands[table.seat] ?? []) {
        const button = make('button', 'bird', bird);
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
        const button = make('button', 'whistle', 'Whistle');
        button.onclick = () => play(whistle);
        row.append(button);
      }
      return row;
    }

    function draw() {
      const { view } = table;
      const whole = make('div', 'ledges');
      whole.append(cliff(view), hand(view));
      root.replaceChildren(whole);
    }

    async function follow() {
      legal = table.isMine ? await table.legal() : [];
      draw();
    }

    document.adoptedStyleSheets.push(STYLE);
    return table.subscribe(() => {
      draw();
      follow();
    });
  },
};
