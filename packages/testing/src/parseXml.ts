/** Parses XML strictly: text that is not well-formed throws. */
import { SaxesParser } from 'saxes';

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

interface Growing extends XmlElement {
  readonly children: Growing[];
  text: string;
}

/** Parses a document; namespaces must be declared. @returns its root @throws Error when it is not well-formed */
export function parseXml(text: string): XmlElement {
  const top: Growing = { name: '', attributes: {}, children: [], text: '' };
  const open: Growing[] = [top];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.values(attributes).map((one) => [one.name, one.value] as const);
    const element: Growing = { name, attributes: Object.fromEntries(values), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const add = (part: string) => {
    const inner = open.at(-1);
    if (inner !== undefined) inner.text += part;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  const [root] = top.children;
  if (root === undefined) throw new Error('The document has no root.');
  return root;
}

/** Returns the child elements with a name. */
export const getChildren = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  (element?.children ?? []).filter((child) => child.name === name);

/** Returns the text of the first child element with a name. */
export const getChildText = (element: XmlElement | undefined, name: string): string | undefined =>
  getChildren(element, name)[0]?.text;
