/** A piece of a document, whole. */
export interface XmlElement {
  /** As it is written, with its prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly nodes: readonly (string | XmlElement)[];
  /** Where it begins, from 1. */
  readonly line: number;
}

/** The elements directly inside, of a name. */
export function childrenOf(element: XmlElement, name: string): readonly XmlElement[] {
  return element.nodes.filter((node) => typeof node !== 'string').filter((node) => node.name === name);
}

/** The text of an element, that of the elements inside included. */
export function textOf({ nodes }: XmlElement): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node))).join('');
}

/** The trimmed text of the first child of a name; undefined when it is empty or not there. */
export function childText(element: XmlElement, name: string): string | undefined {
  const [child] = childrenOf(element, name);
  const text = child === undefined ? '' : textOf(child).trim();
  return text === '' ? undefined : text;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What is inside as markup, without prefixes. */
export function innerMarkup({ nodes }: XmlElement): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node);
      const name = node.name.replace(/^.*:/, '');
      const attributes = Object.entries(node.attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
      return `<${name}${attributes.join('')}>${innerMarkup(node)}</${name}>`;
    })
    .join('');
}
