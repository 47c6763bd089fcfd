/** Reading a parsed piece of HTML. */
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

export type Node = ReturnType<typeof parseDocument>['children'][number];
export type Element = Extract<Node, { readonly name: string; readonly attribs: object }>;

/** Deeper nesting is read as text: nobody writes it, and each level is a call. */
const DEEPEST = 200;

/** The nodes of a fragment; broken markup is read as a browser would, or nearly. */
export function parseNodes(html: string): readonly Node[] {
  return parseDocument(html, { lowerCaseTags: true, recognizeSelfClosing: false }).children;
}

export function isElement(node: Node): node is Element {
  return ElementType.isTag(node);
}

/** An attribute, unless it is empty. */
export function attributeOf(element: Element, name: string): string | undefined {
  const value = element.attribs[name]?.trim();
  return value === '' ? undefined : value;
}

export function hasClass(element: Element, pattern: RegExp): boolean {
  return (attributeOf(element, 'class') ?? '').split(/\s+/).some((name) => pattern.test(name));
}

/** The elements of these names inside, at any depth. */
export function findElements(node: Node | readonly Node[], ...names: readonly string[]): readonly Element[] {
  const nodes = Array.isArray(node) ? node : [node];
  return nodes.flatMap((each) =>
    DomUtils.findAll((element) => names.includes(element.name), [each]).filter(isElement),
  );
}

export function plainTextOf(nodes: readonly Node[]): string {
  return nodes.map((node) => DomUtils.textContent(node)).join('');
}

export function outerHtml(node: Node): string {
  return DomUtils.getOuterHTML(node);
}

export function innerHtml(element: Element): string {
  return DomUtils.getInnerHTML(element);
}

/** How deep the markup is nested, counted up to the limit. */
export function isTooDeep(html: string): boolean {
  let depth = 0;
  for (const [, close, name] of html.matchAll(/<(\/?)([a-z][\w-]*)/gi)) {
    if (/^(?:br|img|hr|input|meta|link|source|wbr|col|embed|area|track|base|param)$/i.test(name ?? ''))
      continue;
    depth += close === '/' ? -1 : 1;
    if (depth > DEEPEST) return true;
    if (depth < 0) depth = 0;
  }
  return false;
}
