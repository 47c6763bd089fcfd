/**
 * Writes HTML from a sales service into an element. It is untrusted and has not passed our sanitiser, so none of it is
 * inserted: it is parsed where scripts cannot run, and only its text and emphasis are recreated.
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
/** The elements whose text is not meant for readers. */
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

/** Replaces the element's content. @param html untrusted */
export function writeInline(element: HTMLElement, html: string): void {
  element.replaceChildren();
  copyWords(new DOMParser().parseFromString(html, 'text/html').body, element);
}
