/** Helpers that read parsed HTML. */
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

export type Node = ReturnType<typeof parseDocument>['children'][number];
export type Element = Extract<Node, { readonly name: string; readonly attribs: object }>;

/** The deepest nesting that is parsed; nobody writes deeper markup, and each level is a recursive call. */
const DEEPEST = 200;

/** Parses an HTML fragment; broken markup is read nearly as a browser does. */
export function parseNodes(html: string): readonly Node[] {
  return parseDocument(html, { lowerCaseTags: true, recognizeSelfClosing: false }).children;
}

export function isElement(node: Node): node is Element {
  return ElementType.isTag(node);
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

export function getPlainText(nodes: readonly Node[]): string {
  return nodes.map((node) => DomUtils.textContent(node)).join('');
}

export function outerHtml(node: Node): string {
  return DomUtils.getOuterHTML(node);
}

export function innerHtml(element: Element): string {
  return DomUtils.getInnerHTML(element);
}

/** Returns whether markup is nested deeper than the limit. */
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
