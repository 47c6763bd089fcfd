/**
 * Puts what a post changed in a synced pattern into the body of the pattern: WordPress keeps the words, addresses and pictures
 * of the post in the block that names the pattern, by the names of the blocks inside of it.
 */
import { isJsonObject, parseJson, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';
import { escapeHtml } from '../html/inlineHtml.ts';

/** A block with its settings and its markup; blocks that a post may change hold none of their own kind. */
const BLOCK =
  /(<!--\s*wp:([\w/-]{1,80})\s+(\{(?:[^-]|-(?!->)){0,50000}?\})\s*-->)([\s\S]*?)(<!--\s*\/wp:\2\s*-->)/g;

const quoted = (text: string): string => escapeHtml(text).replaceAll('"', '&quot;');

type Place = (markup: string, value: string) => string | undefined;

/** Replaces the first match of a pattern, whose groups stay around the value; undefined where there is none. */
const around =
  (pattern: RegExp, print: (value: string) => string = (value) => value): Place =>
  (markup, value) =>
    pattern.test(markup)
      ? markup.replace(pattern, (_whole, before: string, after: string) => `${before}${print(value)}${after}`)
      : undefined;

const inCaption = around(/(<figcaption\b[^>]*>)[\s\S]*?(<\/figcaption>)/i);

/** Where a value of a post goes in the markup of a block, by the name that the block editor gives it. */
const PLACES: Readonly<Record<string, Place>> = {
  content: around(/^(\s*<\w[^>]*>)[\s\S]*(<\/\w+>\s*)$/),
  text: around(/(<(?:a|button)\b[^>]*>)[\s\S]*?(<\/(?:a|button)>)/i),
  url: (markup, value) =>
    /<img\b/i.test(markup)
      ? // The picture of the post has none of the sizes and of the library's id of the one before.
        markup.replace(/<img\b[^>]*>/i, (image) => {
          const alt = /\balt="[^"]*"/i.exec(image)?.[0] ?? '';
          return `<img src="${quoted(value)}" ${alt}>`;
        })
      : around(/(<a\b[^>]*?\bhref=")[^"]*(")/i, quoted)(markup, value),
  alt: (markup, value) =>
    /<img\b/i.test(markup)
      ? markup.replace(/\s+alt="[^"]*"/i, '').replace(/<img\b/i, `<img alt="${quoted(value)}"`)
      : undefined,
  caption: (markup, value) =>
    inCaption(markup, value) ??
    around(/^([\s\S]*)(<\/figure>\s*)$/i, (text) => `<figcaption>${text}</figcaption>`)(markup, value),
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
  const changed = body.replace(
    BLOCK,
    (whole, opening: string, _kind: string, settings: string, inner: string, closing: string) => {
      const name = readName(settings);
      const values = name === undefined ? undefined : waiting.get(name);
      if (name === undefined || values === undefined || !isJsonObject(values)) return whole;
      waiting.delete(name);
      let markup = inner;
      for (const [key, value] of Object.entries(values)) {
        if (typeof value !== 'string' || UNSEEN.test(key)) continue;
        const placed = PLACES[key]?.(markup, value);
        if (placed === undefined) onLost(value);
        else markup = placed;
      }
      return `${opening}${markup}${closing}`;
    },
  );
  for (const values of waiting.values())
    if (isJsonObject(values))
      for (const [key, value] of Object.entries(values))
        if (typeof value === 'string' && value !== '' && !UNSEEN.test(key)) onLost(value);
  return changed;
}
