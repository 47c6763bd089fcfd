/**
 * Writes what a sales service calls HTML into an element. The service may be anybody's and nothing of it went through our
 * sanitiser, so nothing of it enters the page: it is parsed where it cannot run, and words and emphasis are made anew.
 */
const EMPHASIS: ReadonlySet<string> = new Set([
  'b',
  'br',
  'em',
  'i',
  's',
  'small',
  'strong',
  'sub',
  'sup',
  'u',
]);
/** Elements whose text is nothing to read. */
const MUTE: ReadonlySet<string> = new Set(['noscript', 'script', 'style', 'template', 'title']);

function copyWords(from: ParentNode, to: HTMLElement): void {
  for (const node of from.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) to.append(node.textContent ?? '');
    if (!(node instanceof Element) || MUTE.has(node.localName)) continue;
    if (!EMPHASIS.has(node.localName)) {
      copyWords(node, to);
      continue;
    }
    const copy = to.ownerDocument.createElement(node.localName);
    to.append(copy);
    copyWords(node, copy);
  }
}

/** @param html of anybody */
export function writeInline(element: HTMLElement, html: string): void {
  element.replaceChildren();
  copyWords(new DOMParser().parseFromString(html, 'text/html').body, element);
}
