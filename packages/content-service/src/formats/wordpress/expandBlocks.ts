/**
 * Puts the content of blocks into a body that holds only their names: synced patterns and footnotes, whose texts stand
 * elsewhere in the export, and blocks that keep theirs in their settings.
 */
import { isJsonList, isJsonObject, parseJson, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';
import { isEmbeddable } from '../html/embeds.ts';
import { escapeHtml } from '../html/inlineHtml.ts';
import { listComments, readEmptyBlock } from './blockComments.ts';
import type { EmptyBlock } from './blockComments.ts';
import { changePattern } from './changePattern.ts';
import { createStoryLimit } from './PatternLimit.ts';
import type { PatternLimit, StoryLimit } from './PatternLimit.ts';

export interface BlockContext {
  /** The bodies of the synced patterns of the export, by id. */
  readonly patterns: ReadonlyMap<string, string>;
  /** The footnotes of the post, as JSON: `[{"id":"…","content":"…"}]`. */
  readonly footnotes: string | undefined;
  /** What the stories of the export may get added. */
  readonly limit: PatternLimit;
  readonly onLost: (reason: string) => void;
}

/** Blocks of plugins that draw parts of the site around a story, such as a form to subscribe. */
const FURNITURE =
  /^jetpack\/(?:subscriptions|related-posts|sharing.*|likes?|blog-stats|top-posts|payment.*|donations|recurring-payments|simple-payments)$/;
const DEEPEST = 8;
/** Settings that are no text for readers. */
const TECHNICAL =
  /^_|class|style|^id$|anchor|align|color|layout|template|tag(?:Name)?$|type|slug|ref|key|font/i;
const IMAGE_FILE = /^https?:\/\/\S+\.(?:jpe?g|png|gif|webp|avif)(?:\?\S*)?$/i;

const quoted = (text: string): string => escapeHtml(text).replaceAll('"', '&quot;');

function readSettings(text: string | undefined): Json {
  if (text === undefined) return {};
  try {
    return parseJson(text);
  } catch {
    return {};
  }
}

/** Writes the footnotes of a post as a list with links back to their places. */
function writeFootnotes({ footnotes, onLost }: Pick<BlockContext, 'footnotes' | 'onLost'>): string {
  if (footnotes === undefined) return '';
  const notes = readSettings(footnotes);
  if (!isJsonList(notes)) {
    onLost(`the footnotes cannot be read and were left out: ${footnotes.slice(0, 300)}`);
    return '';
  }
  const items = notes.map((note) => {
    const id = quoted(textAt(note, 'id') ?? '');
    return `<li id="${id}">${textAt(note, 'content') ?? ''} <a href="#${id}-link">↩︎</a></li>`;
  });
  return items.length === 0 ? '' : `<ol>${items.join('')}</ol>`;
}

/** Returns the HTML of one setting of a block, if it reads like content. */
function toContent(text: string): string {
  if (IMAGE_FILE.test(text)) return `<img src="${quoted(text)}">`;
  if (isEmbeddable(text)) return `<bs-embed data-url="${quoted(text)}"></bs-embed>`;
  if (/^https?:\/\/\S+$/.test(text)) return `<p><a href="${quoted(text)}">${escapeHtml(text)}</a></p>`;
  return /\S\s+\S+\s+\S/.test(text) || /<\w+[^>]*>/.test(text) ? `<div>${text}</div>` : '';
}

/** Collects what reads like content in the settings of a block. */
function readContent(value: Json, depth = 0): string {
  if (depth > DEEPEST) return '';
  if (typeof value === 'string') return toContent(value);
  if (isJsonList(value)) return value.map((item) => readContent(item, depth + 1)).join('');
  if (!isJsonObject(value)) return '';
  return Object.entries(value)
    .map(([key, item]) => (TECHNICAL.test(key) ? '' : readContent(item, depth + 1)))
    .join('');
}

function toDynamic(name: string, settings: Json, { onLost }: BlockContext): string {
  if (FURNITURE.test(name)) return '';
  const content = readContent(settings);
  // Blocks of WordPress itself that hold nothing draw parts of the site, such as lists of the latest stories.
  if (content === '' && (!name.includes('/') || name.startsWith('core/'))) return '';
  onLost(
    content === ''
      ? `the block "${name}" has no content of its own and was left out`
      : `the block "${name}" keeps its content in its settings; what reads like content was kept`,
  );
  return content;
}

interface Expansion {
  readonly context: BlockContext;
  readonly limit: StoryLimit;
  /** Returns the footnotes where they are first asked for, and nothing afterwards: a story has them once. */
  readonly claimFootnotes: () => string;
  /** The synced patterns that are being expanded, so that none is put into itself. */
  readonly open: readonly string[];
}

function toPattern(settings: Json, expansion: Expansion): string {
  const { context, limit, open } = expansion;
  const given = valueAt(settings, 'ref');
  const ref = typeof given === 'number' || typeof given === 'string' ? String(given) : '';
  const body = context.patterns.get(ref);
  if (body === undefined || open.includes(ref) || open.length > DEEPEST) {
    context.onLost(`a synced pattern was left out, as it is not in the export: ${ref}`);
    return '';
  }
  const changes = valueAt(settings, 'content');
  const refusal = limit.consume(body.length + (changes === undefined ? 0 : JSON.stringify(changes).length));
  if (refusal !== undefined) {
    context.onLost(`a synced pattern was left out, as ${refusal}: ${ref}`);
    return '';
  }
  const changed = changePattern(body, {
    changes,
    onLost: (value) =>
      context.onLost(`what the post changed in the pattern ${ref} was left out: ${value.slice(0, 300)}`),
  });
  return expand(changed, { ...expansion, open: [...open, ref] });
}

function toHtml({ name, json }: EmptyBlock, expansion: Expansion): string {
  const settings = readSettings(json);
  if (name === 'block' || name === 'core/block') return toPattern(settings, expansion);
  if (name === 'footnotes' || name === 'core/footnotes') return expansion.claimFootnotes();
  return toDynamic(name, settings, expansion.context);
}

function expand(content: string, expansion: Expansion): string {
  const parts: string[] = [];
  let at = 0;
  for (const comment of listComments(content)) {
    const block = readEmptyBlock(comment);
    if (block === undefined) continue;
    parts.push(content.slice(at, comment.start), toHtml(block, expansion));
    at = comment.end;
  }
  return parts.join('') + content.slice(at);
}

/** Puts the content of blocks into the body of a post. */
export function expandBlocks(content: string, context: BlockContext): string {
  let hasFootnotes = false;
  const claimFootnotes = (): string => {
    if (hasFootnotes) return '';
    hasFootnotes = true;
    return writeFootnotes(context);
  };
  const expanded = expand(content, {
    context,
    limit: createStoryLimit(context.limit),
    claimFootnotes,
    open: [],
  });
  return /\bdata-fn=/.test(content) ? expanded + claimFootnotes() : expanded;
}
