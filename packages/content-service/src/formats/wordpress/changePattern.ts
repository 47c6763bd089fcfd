/**
 * Puts what a post changed in a synced pattern into the body of the pattern: WordPress keeps the words, addresses and pictures
 * of the post in the block that names the pattern, by the names of the blocks inside of it.
 */
import { isJsonObject, parseJson, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';
import { escapeHtml } from '../html/inlineHtml.ts';

interface OpenBlock {
  readonly name: string;
  readonly settings: string;
  /** Where the markup begins. */
  readonly from: number;
  holdsBlocks: boolean;
}

/** A block that holds no other, with the place of its markup. */
interface Leaf {
  readonly settings: string;
  readonly from: number;
  readonly to: number;
}

/** A comment that begins or ends a block, without its signs: a slash before the name ends one, one at the end is both. */
const DELIMITER = /^\s*(\/?)wp:([a-z][\w-]{0,80}(?:\/[a-z][\w-]{0,80})?)(?![\w/-]*\w)/i;

/** Returns the block that ends with a name, without those inside of it that never end; undefined where none is open. */
function closeBlock(open: OpenBlock[], counts: Map<string, number>, name: string): OpenBlock | undefined {
  if ((counts.get(name) ?? 0) === 0) return undefined;
  for (let block = open.pop(); block !== undefined; block = open.pop()) {
    counts.set(block.name, (counts.get(block.name) ?? 0) - 1);
    if (block.name === name) return block;
  }
  return undefined;
}

/** Lists the blocks that hold no others, in one pass. */
function* listLeaves(body: string): Generator<Leaf> {
  const open: OpenBlock[] = [];
  const counts = new Map<string, number>();
  let from = 0;
  for (let at = body.indexOf('<!--'); at !== -1; at = body.indexOf('<!--', from)) {
    const end = body.indexOf('-->', at + 4);
    if (end === -1) return;
    from = end + 3;
    const begin = body.lastIndexOf('<!--', end - 4);
    const text = body.slice(begin + 4, end);
    const [head, slash, name = ''] = DELIMITER.exec(text) ?? [];
    if (head === undefined) continue;
    if (slash === '/') {
      const block = closeBlock(open, counts, name);
      if (block?.holdsBlocks === false) yield { settings: block.settings, from: block.from, to: begin };
      continue;
    }
    const around = open.at(-1);
    if (around !== undefined) around.holdsBlocks = true;
    if (text.endsWith('/')) continue;
    open.push({ name, settings: text.slice(head.length), from, holdsBlocks: false });
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
}

const quoted = (text: string): string => escapeHtml(text).replaceAll('"', '&quot;');

type Place = (markup: string, value: string) => string | undefined;

/** Changes the first tag that a pattern finds the beginning of; undefined where there is none. */
function changeTag(markup: string, tag: RegExp, change: (tag: string) => string): string | undefined {
  const from = markup.search(tag);
  const to = from === -1 ? -1 : markup.indexOf('>', from);
  if (to === -1) return undefined;
  return markup.slice(0, from) + change(markup.slice(from, to + 1)) + markup.slice(to + 1);
}

/** Returns what puts a value into the first element that a pattern finds. */
const inside =
  (tag: RegExp, ending: RegExp): Place =>
  (markup, value) => {
    const from = markup.search(tag);
    const after = from === -1 ? 0 : markup.indexOf('>', from) + 1;
    if (after === 0) return undefined;
    const rest = markup.slice(after);
    const to = rest.search(ending);
    return to === -1 ? undefined : markup.slice(0, after) + value + rest.slice(to);
  };

const inCaption = inside(/<figcaption\b/i, /<\/figcaption>/i);

/** Where a value of a post goes in the markup of a block, by the name that the block editor gives it. */
const PLACES: Readonly<Record<string, Place>> = {
  content: (markup, value) => {
    const [before] = /^\s*<\w[^>]*>/.exec(markup) ?? [];
    const [after] = /<\/\w+>\s*$/.exec(markup) ?? [];
    return before === undefined || after === undefined ? undefined : before + value + after;
  },
  text: inside(/<(?:a|button)\b/i, /<\/(?:a|button)>/i),
  url: (markup, value) =>
    // The picture of the post has none of the sizes and of the library's id of the one before.
    changeTag(markup, /<img\b/i, (image) => {
      const alt = /\salt="[^"]*"/i.exec(image)?.[0] ?? '';
      return `<img src="${quoted(value)}"${alt}>`;
    }) ??
    changeTag(
      markup,
      /<a\b/i,
      (link) => `<a href="${quoted(value)}"${link.slice(2).replace(/\shref="[^"]*"/i, '')}`,
    ),
  alt: (markup, value) =>
    changeTag(
      markup,
      /<img\b/i,
      (image) => `<img alt="${quoted(value)}"${image.slice(4).replace(/\salt="[^"]*"/i, '')}`,
    ),
  caption: (markup, value) => {
    const end = markup.search(/<\/figure>\s*$/i);
    return (
      inCaption(markup, value) ??
      (end === -1
        ? undefined
        : `${markup.slice(0, end)}<figcaption>${value}</figcaption>${markup.slice(end)}`)
    );
  },
};
/** What a post may change that pages do not show: the number of the picture, its title, where a link opens. */
const UNSEEN = /^(?:id|title|linkTarget|rel|metadata)$/;

function readName(settings: string): string | undefined {
  try {
    return textAt(valueAt(parseJson(settings), 'metadata') ?? {}, 'name');
  } catch {
    return undefined;
  }
}

/** What a post changes in a pattern. */
export interface PatternChanges {
  /** The values by the names of blocks: `{"Head":{"content":"…"}}`. */
  readonly changes: Json | undefined;
  /** Called with each value that has no place in the pattern. */
  readonly onLost: (value: string) => void;
}

/** Changes the body of a pattern as a post did. */
export function changePattern(body: string, { changes, onLost }: PatternChanges): string {
  if (changes === undefined || !isJsonObject(changes)) return body;
  const waiting = new Map(
    Object.entries(changes).map(([name, value]) => [name, valueAt(value ?? {}, 'values') ?? value ?? {}]),
  );
  let changed = '';
  let at = 0;
  for (const { settings, from, to } of listLeaves(body)) {
    const name = readName(settings);
    const values = name === undefined ? undefined : waiting.get(name);
    if (name === undefined || values === undefined || !isJsonObject(values)) continue;
    waiting.delete(name);
    let markup = body.slice(from, to);
    for (const [key, value] of Object.entries(values)) {
      if (typeof value !== 'string' || UNSEEN.test(key)) continue;
      const placed = Object.hasOwn(PLACES, key) ? PLACES[key]?.(markup, value) : undefined;
      if (placed === undefined) onLost(value);
      else markup = placed;
    }
    changed += body.slice(at, from) + markup;
    at = to;
  }
  for (const values of waiting.values())
    if (isJsonObject(values))
      for (const [key, value] of Object.entries(values))
        if (typeof value === 'string' && value !== '' && !UNSEEN.test(key)) onLost(value);
  return changed + body.slice(at);
}
