/**
 * Converts HTML pasted from word processors to plain elements. The schema drops everything that it does not know. This
 * module first converts what is not written as elements: Word's lists are paragraphs that start with a bullet.
 */
import { parseInert } from './formattedHtml.ts';

const DROPPED = 'style, script, meta, link, title, xml, o\\:p';

function dropComments(root: Node): void {
  const walker = (root.ownerDocument ?? document).createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) comments.push(node);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

const getStyle = (element: Element): string => element.getAttribute('style') ?? '';

/** Returns the level of an item of a Word list, 1 for the outermost; `undefined` for any other element. */
function getLevel(element: Element): number | undefined {
  const [, level] = /mso-list:\s*l\d+ level(\d)/i.exec(getStyle(element)) ?? [];
  return level === undefined ? undefined : Number(level);
}

/** Removes the bullet or number of an item and returns the kind of list that it indicates. */
function stripBullet(item: Element): 'ul' | 'ol' {
  const bullet = [...item.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(getStyle(span)),
  );
  const text = bullet?.textContent.trim() ?? '';
  bullet?.remove();
  return /^\(?(?:\d+|[a-z]|[ivx]+)[.)]/i.test(text) ? 'ol' : 'ul';
}

function toItem(paragraph: Element): HTMLLIElement {
  const item = paragraph.ownerDocument.createElement('li');
  item.append(...paragraph.childNodes);
  return item;
}

/** Adds a list inside the last item of a list, and returns it. */
function deepen(list: Element, kind: 'ul' | 'ol'): Element {
  const inner = list.ownerDocument.createElement(kind);
  const last = list.lastElementChild;
  if (last === null) return list;
  last.append(inner);
  return inner;
}

function makeLists(root: Element): void {
  /** The lists that are still open, the outermost first. */
  let open: Element[] = [];
  for (const paragraph of root.querySelectorAll('p')) {
    const level = getLevel(paragraph);
    if (level === undefined || paragraph.previousElementSibling !== open[0]) open = [];
    if (level === undefined) continue;
    const kind = stripBullet(paragraph);
    open = open.slice(0, level);
    const around = open.at(-1);
    if (around === undefined) {
      const list = paragraph.ownerDocument.createElement(kind);
      paragraph.before(list);
      open = [list];
    } else if (open.length < level) open = [...open, deepen(around, kind)];
    open.at(-1)?.append(toItem(paragraph));
    paragraph.remove();
  }
}

/** Returns the cleaned HTML. @param html the HTML from the clipboard */
export function cleanPaste(html: string): string {
  const root = parseInert(html);
  dropComments(root);
  for (const element of root.querySelectorAll(DROPPED)) element.remove();
  makeLists(root);
  return root.innerHTML;
}
