/**
 * Describes HTML as a list of blocks and of runs of text with their marks. Two fragments with the same list look and read
 * the same, whatever the order of their marks, their white space, and the choice of `<b>` or `<strong>`.
 */
const MARKS: ReadonlyMap<string, string> = new Map([
  ['a', 'a'],
  ['strong', 'strong'],
  ['b', 'strong'],
  ['em', 'em'],
  ['i', 'em'],
  ['sub', 'sub'],
  ['sup', 'sup'],
]);

interface Run {
  readonly text: string;
  readonly marks: readonly string[];
}

function spell(element: Element, name: string): string {
  const attributes = [...element.attributes].map((one) => `${one.name}=${JSON.stringify(one.value)}`);
  return [name, ...attributes.toSorted()].join(' ');
}

/** Returns runs as a browser shows them: white space is collapsed, and removed at the edges of a line. */
function spellRuns(runs: readonly Run[]): string {
  const written: { text: string; marks: string }[] = [];
  let isAfterSpace = true;
  for (const { text, marks } of runs) {
    const collapsed = text.replaceAll(/[ \t\r\f]+/g, ' ').replaceAll(/ ?\n ?/g, '\n');
    const shown = isAfterSpace ? collapsed.replace(/^ /, '') : collapsed;
    if (shown === '') continue;
    isAfterSpace = /[ \n]$/.test(shown);
    const key = marks.toSorted().join('|');
    const last = written.at(-1);
    if (last?.marks === key) last.text += shown;
    else written.push({ text: shown, marks: key });
  }
  const last = written.at(-1);
  if (last !== undefined) last.text = last.text.replace(/ $/, '');
  return JSON.stringify(written.filter(({ text }) => text !== ''));
}

/** Describes HTML. @param root a node of a document that runs no script */
export function describeHtml(root: ParentNode & Node): readonly string[] {
  const said: string[] = [];
  let runs: Run[] = [];

  function endLine(): void {
    const line = spellRuns(runs);
    runs = [];
    if (line !== '[]') said.push(line);
  }

  function describeElement(element: Element, marks: readonly string[]): void {
    const name = element.localName;
    const mark = MARKS.get(name);
    if (mark !== undefined) return describeChildren(element, [...marks, spell(element, mark)]);
    if (name === 'br' && element.attributes.length === 0) {
      runs.push({ text: '\n', marks: [] });
      return;
    }
    endLine();
    // A paragraph without attributes counts as a line, like text beside paragraphs.
    const isLine = name === 'p' && element.attributes.length === 0;
    if (!isLine) said.push(`<${spell(element, name)}>`);
    else if (element.textContent.trim() === '' && element.children.length === 0) said.push('[]');
    describeChildren(element, marks);
    endLine();
    if (!isLine) said.push(`</${name}>`);
  }

  function describeChildren(parent: Node, marks: readonly string[]): void {
    for (const child of parent.childNodes) {
      // A line feed in the source is white space; that of a `<br>` is a separate run.
      if (child instanceof Text) runs.push({ text: child.data.replaceAll('\n', ' '), marks });
      else if (child instanceof Element) describeElement(child, marks);
      else said.push(`<!--${child.nodeValue ?? ''}-->`);
    }
  }

  describeChildren(root, []);
  endLine();
  return said;
}
