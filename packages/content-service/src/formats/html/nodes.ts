/** Helpers that read parsed HTML. */
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

export type Node = ReturnType<typeof parseDocument>['children'][number];
export type Element = Extract<Node, { readonly name: string; readonly attribs: object }>;

/** The deepest nesting that is kept; nobody writes deeper markup, and each level is a recursive call. */
const DEEPEST = 200;
/** The most elements that may be open while markup is parsed; the parser searches them at every end tag. */
const MOST_OPEN = 2_000;
/** Elements that end by themselves when the next one begins. */
const SELF_ENDING = /^(?:p|li|dt|dd|td|th|tr|tbody|thead|option|rt|rp)$/i;
const VOID = /^(?:br|img|hr|input|meta|link|source|wbr|col|embed|area|track|base|param)$/i;
/** Elements whose edges separate words. */
const SEPARATING =
  /^(?:br|p|div|h[1-6]|li|ul|ol|dl|dt|dd|td|th|tr|table|section|article|blockquote|pre|hr|img|figure|figcaption|header|footer)$/;

export function isElement(node: Node): node is Element {
  return ElementType.isTag(node);
}

const hasChildren = (node: Node): node is Element => 'children' in node && node.children.length > 0;

/** Removes the elements below the deepest level that is kept; their text and their pictures move up to it. */
function flatten(roots: readonly Node[]): boolean {
  let level = roots.filter(hasChildren);
  for (let depth = 1; depth < DEEPEST && level.length > 0; depth += 1)
    level = level.flatMap(({ children }) => children.filter(hasChildren));
  for (const node of level) {
    node.children = findLeaves(node.children);
    for (const child of node.children) child.parent = node;
  }
  return level.length > 0;
}

/** Returns the nodes without children below some nodes, in their order. */
function findLeaves(nodes: readonly Node[]): Node[] {
  const leaves: Node[] = [];
  const waiting = nodes.toReversed();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (hasChildren(node)) for (const child of node.children.toReversed()) waiting.push(child);
    else leaves.push(node);
  }
  return leaves;
}

const [CDATA, CDATA_END] = ['<![CDATA[', ']]>'];

/** Opens the sections of XML that other programs left in HTML, where nobody would see what is in them. */
function openSections(html: string): string {
  const parts: string[] = [];
  let at = 0;
  for (let begin = html.indexOf(CDATA); begin !== -1; begin = html.indexOf(CDATA, at)) {
    const end = html.indexOf(CDATA_END, begin);
    if (end === -1) break;
    parts.push(html.slice(at, begin), html.slice(begin + CDATA.length, end));
    at = end + CDATA_END.length;
  }
  return parts.join('') + html.slice(at);
}

/** Parses an HTML fragment; broken markup is read nearly as a browser does. @param onDeep called when it is too deep */
export function parseNodes(html: string, onDeep?: () => void): readonly Node[] {
  const { children } = parseDocument(openSections(html), {
    lowerCaseTags: true,
    recognizeSelfClosing: false,
  });
  if (flatten(children)) onDeep?.();
  return children;
}

/** Returns an attribute, trimmed; undefined when it is empty. */
export function getAttribute(element: Element, name: string): string | undefined {
  const value = element.attribs[name]?.trim();
  return value === '' ? undefined : value;
}

export function hasClass(element: Element, pattern: RegExp): boolean {
  return (getAttribute(element, 'class') ?? '').split(/\s+/).some((name) => pattern.test(name));
}

/** Finds the elements with one of the names, at any depth, the given nodes included. */
export function findElements(node: Node | readonly Node[], ...names: readonly string[]): readonly Element[] {
  const nodes = Array.isArray(node) ? node : [node];
  return nodes.flatMap((each) =>
    DomUtils.findAll((element) => names.includes(element.name), [each]).filter(isElement),
  );
}

/** Returns whether an element that fulfils a condition is among nodes and their descendants. */
export function hasElement(nodes: readonly Node[], condition: (element: Element) => boolean): boolean {
  return nodes.some((node) => isElement(node) && (condition(node) || hasElement(node.children, condition)));
}

/** Returns the closest element around a node that fulfils a condition. */
export function findAround(node: Node, condition: (element: Element) => boolean): Element | undefined {
  for (let { parent } = node; parent !== null; { parent } = parent)
    if (isElement(parent) && condition(parent)) return parent;
  return undefined;
}

/** Returns the text of nodes exactly as it stands. */
export function getPlainText(nodes: readonly Node[]): string {
  return nodes.map((node) => DomUtils.textContent(node)).join('');
}

/** Returns the text of nodes as people read it: with spaces between blocks and lines, without scripts and styles. */
export function getWords(nodes: readonly Node[]): string {
  const read = (node: Node): string => {
    if (!isElement(node)) return node.type === ElementType.Text ? node.data : '';
    if (node.name === 'script' || node.name === 'style') return '';
    const inner = node.children.map(read).join('');
    return SEPARATING.test(node.name) ? ` ${inner} ` : inner;
  };
  return nodes.map(read).join('').replace(/\s+/g, ' ').trim();
}

/** Takes an element out of its tree. */
export const removeNode = (node: Node): void => DomUtils.removeElement(node);

/** Puts a node before the other children of an element. */
export const addFirst = (element: Element, node: Node): void => DomUtils.prependChild(element, node);

/** Puts a node before another one. */
export const addBefore = (node: Node, added: Node): void => DomUtils.prepend(node, added);

/** Moves a node out of its place to the end of an element. */
export function moveInto(element: Element, node: Node): void {
  DomUtils.removeElement(node);
  DomUtils.appendChild(element, node);
}

/** Returns whether so many elements are opened and never closed that markup cannot be parsed in reasonable time. */
export function isEndless(html: string): boolean {
  const open = new Map<string, number>();
  let depth = 0;
  for (const [, close, name = ''] of html.matchAll(/<(\/?)([a-z][\w:-]*)/gi)) {
    if (VOID.test(name) || SELF_ENDING.test(name)) continue;
    const key = name.toLowerCase();
    const count = open.get(key) ?? 0;
    if (close === '/' && count === 0) continue;
    const step = close === '/' ? -1 : 1;
    open.set(key, count + step);
    depth += step;
    if (depth > MOST_OPEN) return true;
  }
  return false;
}
