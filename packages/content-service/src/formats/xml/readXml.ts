/**
 * Streams the parts of a channel or a feed, so that a file of any size takes the memory of its longest part. Entities that
 * the document declares are never expanded. A part has the `xml:base` and `xml:lang` of the elements around it. The parser continues after malformed markup and reports its line.
 */
import { SaxesParser } from 'saxes';
import { decodeText } from './decodeText.ts';
import { createAmpersandRepair } from './repairAmpersands.ts';
import type { XmlElement } from './XmlElement.ts';

/** A part of the document, or a problem at a line. */
export type XmlItem = { readonly kind: 'element'; readonly element: XmlElement } | XmlProblem;

interface XmlProblem {
  readonly kind: 'problem';
  readonly line: number;
  readonly reason: string;
  /** Whether a part of the document is missing because of it. */
  readonly isLoss: boolean;
}

/** The elements whose children are the parts. */
const CONTAINERS: readonly string[] = ['channel', 'feed', 'rdf:RDF'];
/** The longest text of one part, and the longest input for which the parser may emit no event, in characters. */
const LONGEST_PART = 8_000_000;
const LONGEST_SILENCE = 16_000_000;
const DEEPEST = 100;
/** The most elements that may be open at once; the parser remembers each of them, and no document has so many. */
const MOST_OPEN = 10_000;
const MOST_PROBLEMS = 20;

interface Growing {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly nodes: (string | XmlElement)[];
  readonly line: number;
}

/** An element around the parts, with the `xml:base` and `xml:lang` that hold inside of it. */
interface Container {
  readonly name: string;
  readonly inherited: Readonly<Record<string, string>>;
}

interface Reading {
  readonly found: XmlItem[];
  /** The part that is being read and its open descendants, the part first. */
  readonly open: Growing[];
  readonly outside: Container[];
  length: number;
  problems: number;
  silence: number;
}

/** Reports a problem after which everything is still read. */
function warn(reading: Reading, line: number, reason: string): void {
  reading.problems += 1;
  const more = 'there are more such problems from here on';
  if (reading.problems <= MOST_PROBLEMS) reading.found.push({ kind: 'problem', line, reason, isLoss: false });
  if (reading.problems === MOST_PROBLEMS + 1)
    reading.found.push({ kind: 'problem', line, reason: more, isLoss: false });
}

function addText(reading: Reading, text: string): void {
  reading.silence = 0;
  reading.length += text.length;
  const { open } = reading;
  if (open.length > 0 && open.length <= DEEPEST && reading.length <= LONGEST_PART)
    open.at(-1)?.nodes.push(text);
}

function closeElement(reading: Reading, name: string): void {
  reading.silence = 0;
  const { open, outside, found } = reading;
  const done = open.pop();
  if (done === undefined) {
    outside.pop();
    return;
  }
  const parent = open.at(-1);
  if (parent !== undefined) {
    if (open.length < DEEPEST) parent.nodes.push(done);
    return;
  }
  if (reading.length > LONGEST_PART) {
    const reason = `the <${name}> is longer than ${LONGEST_PART} characters and was left out`;
    found.push({ kind: 'problem', line: done.line, reason, isLoss: true });
  } else found.push({ kind: 'element', element: done });
}

/** Returns the `xml:base` and `xml:lang` that hold inside of an element; a relative base is resolved. */
function inherit(
  attributes: Readonly<Record<string, string>>,
  outer: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const { 'xml:base': base, 'xml:lang': lang } = attributes;
  const outerBase = outer['xml:base'];
  return {
    ...outer,
    ...(base !== undefined && URL.canParse(base, outerBase) && { 'xml:base': new URL(base, outerBase).href }),
    ...(lang !== undefined && { 'xml:lang': lang }),
  };
}

function createParser(reading: Reading): SaxesParser {
  const parser = new SaxesParser({ xmlns: false, position: true });
  parser.on('error', (error) => {
    // "1:2: message", or "file:1:2: message".
    const fault = error.message.replace(/^.*?\d+:\d+: /, '');
    const isHtml = /^undefined entity/i.test(fault);
    const reason = isHtml
      ? 'an entity that XML does not know, such as &nbsp;, is read as HTML reads it'
      : `the XML is malformed: ${fault}`;
    warn(reading, parser.line, reason);
  });
  parser.on('doctype', (doctype) => {
    if (/<!ENTITY/i.test(doctype))
      warn(reading, parser.line, 'the file declares entities of its own, which are not expanded');
  });
  parser.on('opentag', (tag) => {
    reading.silence = 0;
    const { open, outside } = reading;
    const around = outside.at(-1);
    const isPart = open.length === 0 && CONTAINERS.includes(around?.name ?? '') && tag.name !== 'channel';
    if (!isPart && open.length === 0) {
      outside.push({ name: tag.name, inherited: inherit(tag.attributes, around?.inherited) });
      return;
    }
    if (isPart) reading.length = 0;
    const inherited = isPart ? inherit(tag.attributes, around?.inherited) : {};
    const attributes = { ...tag.attributes, ...inherited };
    open.push({ name: tag.name, attributes, nodes: [], line: parser.line });
  });
  parser.on('closetag', (tag) => closeElement(reading, tag.name));
  parser.on('text', (text) => addText(reading, text));
  parser.on('cdata', (text) => addText(reading, text));
  return parser;
}

/** Returns why a document is not read further; undefined while it is. */
function findEnd({ silence, open, outside }: Reading): string | undefined {
  if (silence > LONGEST_SILENCE) return `more than ${LONGEST_SILENCE} characters without any markup`;
  return open.length + outside.length > MOST_OPEN
    ? `more than ${MOST_OPEN} elements inside of each other`
    : undefined;
}

/** Reads a document part by part. Reports malformed content as problems and never throws for it. */
export async function* readXml(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<XmlItem> {
  const reading: Reading = { found: [], open: [], outside: [], length: 0, problems: 0, silence: 0 };
  const parser = createParser(reading);
  const mender = createAmpersandRepair();
  for await (const part of decodeText(chunks)) {
    if (part.kind === 'problem') {
      warn(reading, parser.line, part.reason);
      continue;
    }
    reading.silence += part.text.length;
    parser.write(mender.write(part.text));
    yield* reading.found.splice(0);
    const reason = findEnd(reading);
    if (reason !== undefined) {
      yield {
        kind: 'problem',
        line: parser.line,
        reason: `${reason}; the rest of the file was not read`,
        isLoss: true,
      };
      return;
    }
  }
  parser.write(mender.end());
  const [cut] = reading.open;
  const { line } = parser;
  if (cut === undefined) parser.close();
  yield* reading.found.splice(0);
  if (cut === undefined) return;
  const reason = `the file ends inside of the <${cut.name}> that begins at line ${cut.line}, which was left out; it may have been cut off on its way`;
  yield { kind: 'problem', line, reason, isLoss: true };
}
