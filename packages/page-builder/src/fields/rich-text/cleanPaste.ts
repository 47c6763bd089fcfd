/**
 * What word processors paste, made into plain elements. The schema drops all that it does not know; this finds first what
 * they do not write as elements: lists of Word are paragraphs with a bullet in front.
 */
import { parseInert } from './formattedHtml.ts';

const DROPPED = 'style, script, meta, link, title, xml, o\\:p';

function dropComments(root: Node): void {
  const walker = (root.ownerDocument ?? document).createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) comments.push(node);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

/** 1 for an item of Word's outermost list, nothing for what is no item. */
function levelOf(element: Element): number | undefined {
  const [, level] = /mso-list:\s*l\d+ level(\d)/i.exec(styleOf(element)) ?? [];
  return level === undefined ? undefined : Number(level);
}

/** Takes the bullet or number of an item away and answers which it was. */
function takeBullet(item: Element): 'ul' | 'ol' {
  const bullet = [...item.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(styleOf(span)));
  const text = bullet?.textContent.trim() ?? '';
  bullet?.remove();
  return /^\(?(?:\d+|[a-z]|[ivx]+)[.)]/i.test(text) ? 'ol' : 'ul';
}

function toItem(paragraph: Element): HTMLLIElement {
  const item = paragraph.ownerDocument.createElement('li');
  item.append(...paragraph.childNodes);
  return item;
}

/** The list of a level below the last item of the one around it. */
function deepen(list: Element, kind: 'ul' | 'ol'): Element {
  const inner = list.ownerDocument.createElement(kind);
  const last = list.lastElementChild;
  if (last === null) return list;
  last.append(inner);
  return inner;
}

function makeLists(root: Element): void {
  /** Open lists, the outermost first. */
  let open: Element[] = [];
  for (const paragraph of root.querySelectorAll('p')) {
    const level = levelOf(paragraph);
    if (level === undefined || paragraph.previousElementSibling !== open[0]) open = [];
    if (level === undefined) continue;
    const kind = takeBullet(paragraph);
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

/** @param html of the clipboard */
export function cleanPaste(html: string): string {
  const root = parseInert(html);
  dropComments(root);
  for (const element of root.querySelectorAll(DROPPED)) element.remove();
  makeLists(root);
  return root.innerHTML;
}
