import { detachText } from '../../import/detachText.ts';

/** A complete XML element. */
export interface XmlElement {
  /** The name as written, with its namespace prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly nodes: readonly (string | XmlElement)[];
  /** The line on which the element begins, from 1. */
  readonly line: number;
}

/** Returns the child elements with a name. */
export function getChildren(element: XmlElement, name: string): readonly XmlElement[] {
  return element.nodes.filter((node) => typeof node !== 'string').filter((node) => node.name === name);
}

/** Returns the text of an element and its descendants, which shares no memory with the file. A line break is a space. */
export function getText({ name, nodes }: XmlElement): string {
  if (name === 'br') return ' ';
  return detachText(nodes.map((node) => (typeof node === 'string' ? node : getText(node))).join(''));
}

/** Returns the trimmed text of the first child with a name; undefined when it is empty or absent. */
export function childText(element: XmlElement, name: string): string | undefined {
  const [child] = getChildren(element, name);
  const text = child === undefined ? '' : getText(child).trim();
  return text === '' ? undefined : text;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Returns the content of an element as markup, without namespace prefixes. */
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
