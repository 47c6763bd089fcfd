/** Defines `_taboola`, which draws the queued widgets when `flush` is pushed. */

const RECOMMENDATIONS = [
  'Nine harbour walks that end at a bakery',
  'What a lighthouse keeper packs for three weeks',
  'The island that turned its ferry into a library',
];

/** @param {string} text */
function createItem(text) {
  const item = document.createElement('li');
  const sponsor = document.createElement('small');
  sponsor.textContent = 'Sandbox recommendation';
  item.style.padding = '0.6rem 0';
  item.style.listStyle = 'none';
  const title = document.createElement('p');
  title.textContent = text;
  item.append(title, sponsor);
  return item;
}

/** @param {Readonly<Record<string, unknown>>} widget */
function drawWidget(widget) {
  const element = document.getElementById(String(widget['container']));
  if (element === null) return;
  const list = document.createElement('ul');
  list.style.padding = '0';
  list.setAttribute('aria-label', String(widget['placement']));
  list.append(...RECOMMENDATIONS.map(createItem));
  element.replaceChildren(list);
}

export function runWidget() {
  /** @type {Readonly<Record<string, unknown>>[]} */
  const queued = [];
  const push = (/** @type {unknown} */ entry) => {
    if (typeof entry !== 'object' || entry === null) return;
    if ('container' in entry) queued.push({ ...entry });
    if ('flush' in entry) queued.splice(0).forEach(drawWidget);
  };
  /** @type {unknown} */
  const before = Reflect.get(window, '_taboola');
  Reflect.set(window, '_taboola', { push });
  if (Array.isArray(before)) before.forEach(push);
}
