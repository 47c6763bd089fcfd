/**
 * Describes the differences between two versions of a page, for a history or a review: one sentence per change, such as
 * `Moved “Header” from the area “main” to “Columns”.` The caller passes the titles of blocks, the labels of fields and the
 * language, so that the page builder and the command line use the same sentences.
 */
import type { BlockNode, PageDocument, PageMatch } from '../document/PageDocument.ts';
import { findNode, isSameContainer, walkNode, walkPage } from '../document/nodes.ts';
import type { Position } from '../document/nodes.ts';
import type { PageSettings } from '../edit/PageEdit.ts';
import type { FormatChange } from './changePhrases.ts';
import { diffPages } from './diffPages.ts';
import type { BlockUpdate } from './findUpdates.ts';
import type { PageChange } from './PageChange.ts';

/** The names that editors see. Each function may return `undefined`; then the name from the document is used. */
export interface PageTitles {
  /** Returns the title of a block by its registered name. */
  block?(name: string): string | undefined;
  /** Returns the label of a block's field. */
  field?(block: string, name: string): string | undefined;
  /** Returns the title of a layout's area. */
  area?(layout: string, name: string): string | undefined;
}

export interface ComparedPages {
  readonly before: PageDocument;
  readonly after: PageDocument;
  readonly format: FormatChange;
  readonly titles?: PageTitles | undefined;
}

/**
 * The largest number of characters of a value that a sentence quotes; of a longer value it only says that it has changed.
 */
const LONGEST_VALUE = 60;

/** Describes what a page is for: `/offer/`, `Every section`, `Every story`, `The error 404`. */
export function describeMatch(match: PageMatch, format: FormatChange): string {
  switch (match.kind) {
    case 'path':
      return match.path;
    case 'section':
      return format('pages.match.section');
    case 'content':
      return [format(`pages.match.${match.type}`), match.subtype].filter(Boolean).join(' · ');
    case 'status':
      return format('pages.match.status', { status: match.status });
    case 'shared-section':
      return format('pages.match.shared-section');
  }
}

/** Returns a value as it can appear in a sentence; `undefined` if it is too long or not a single value. */
function printValue(value: unknown, format: FormatChange): string | number | undefined {
  if (value === undefined || value === '') return format('change.nothing');
  if (value === true) return format('change.on');
  if (value === false) return format('change.off');
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  return value.length > LONGEST_VALUE || value.includes('\n')
    ? undefined
    : format('change.text', { text: value });
}

interface Values {
  readonly before: unknown;
  readonly after: unknown;
}

function describeValues(what: string, { before, after }: Values, format: FormatChange): string {
  const [from, to] = [printValue(before, format), printValue(after, format)];
  return from === undefined || to === undefined
    ? format('change.changed', { what })
    : format('change.changedValue', { what, from, to });
}

/** Returns the beginning of a text without its markup, cut after a whole word; empty for one without words. */
function readBeginning(text: string): string {
  const words = text
    .replaceAll(/<[/!a-z][^>]*>?/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (words.length <= LONGEST_VALUE) return words;
  const cut = words.slice(0, LONGEST_VALUE);
  const end = words[LONGEST_VALUE] === ' ' ? LONGEST_VALUE : cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : LONGEST_VALUE)} …`;
}

/**
 * Returns the title of a block; if the pages have several blocks of that name, adds the beginning of its first text, or its
 * id if it has no words.
 */
function nameBlock(
  { id, block, name, fields }: BlockNode,
  { before, after, titles, format }: ComparedPages,
): string {
  const title = titles?.block?.(block) ?? block;
  if (name !== undefined) return format('change.namesake', { block: title, text: name });
  const namesakes = new Set(
    [before, after].flatMap((page) =>
      [...walkPage(page)].filter(({ node }) => node.block === block).map(({ node }) => node.id),
    ),
  );
  if (namesakes.size < 2) return format('change.block', { block: title });
  const texts = Object.values(fields).flatMap((value) =>
    typeof value === 'string' ? [readBeginning(value)] : [],
  );
  return format('change.namesake', { block: title, text: texts.find((text) => text !== '') ?? id });
}

function namePlace({ container }: Position, page: PageDocument, pages: ComparedPages): string {
  const { titles, format } = pages;
  if (container.kind === 'area')
    return format('change.area', { area: titles?.area?.(page.layout, container.area) ?? container.area });
  const holder = findNode(page, container.id)?.node;
  return holder === undefined ? format('change.block', { block: container.id }) : nameBlock(holder, pages);
}

function describeMove(
  { node, from, to }: Extract<PageChange, { readonly kind: 'moved' }>,
  pages: ComparedPages,
): string {
  const [left, entered] = [namePlace(from, pages.before, pages), namePlace(to, pages.after, pages)];
  const block = nameBlock(node, pages);
  // Areas of two layouts may have the same title.
  if (left !== entered || !isSameContainer(from.container, to.container))
    return pages.format('change.moved', { block, from: left, to: entered });
  const key = to.index < from.index ? 'change.movedUp' : 'change.movedDown';
  return pages.format(key, { block, place: entered, position: to.index + 1 });
}

/** Describes an added or removed block, with the number of blocks inside it. */
function describePresence(
  kind: 'added' | 'removed',
  { node, place }: { readonly node: BlockNode; readonly place: string },
  pages: ComparedPages,
): string {
  const n = [...walkNode(node)].length - 1;
  const block = nameBlock(node, pages);
  return n === 0
    ? pages.format(`change.${kind}`, { block, place })
    : pages.format(`change.${kind}With`, { block, place, n });
}

function describeSetting(
  name: keyof PageSettings,
  { before, after, titles, format }: ComparedPages,
): readonly string[] {
  const what = format(`setting.${name}`);
  if (name === 'match') {
    const [from, to] = [describeMatch(before.match, format), describeMatch(after.match, format)];
    return [describeValues(what, { before: from, after: to }, format)];
  }
  if (name === 'layout') {
    const [from, to] = [before.layout, after.layout].map((layout) => titles?.block?.(layout) ?? layout);
    return [describeValues(what, { before: from, after: to }, format)];
  }
  if (name !== 'meta') return [describeValues(what, { before: before[name], after: after[name] }, format)];
  const names = new Set([...Object.keys(before.meta), ...Object.keys(after.meta)]);
  return [...names]
    .filter((field) => before.meta[field] !== after.meta[field])
    .map((field) =>
      describeValues(
        format('change.meta', { field }),
        { before: before.meta[field], after: after.meta[field] },
        format,
      ),
    );
}

/** Describes one change: one sentence for each changed field or setting, else a single sentence. */
export function describeChange(change: PageChange, pages: ComparedPages): readonly string[] {
  const { titles, format } = pages;
  switch (change.kind) {
    case 'added': {
      const { node, at } = change;
      return [describePresence('added', { node, place: namePlace(at, pages.after, pages) }, pages)];
    }
    case 'removed': {
      const { node, from } = change;
      return [describePresence('removed', { node, place: namePlace(from, pages.before, pages) }, pages)];
    }
    case 'moved':
      return [describeMove(change, pages)];
    case 'changed': {
      const { before, after, fields } = change;
      const block = nameBlock(after, pages);
      return fields.map((name) => {
        const field = titles?.field?.(after.block, name) ?? name;
        const values = { before: before.fields[name], after: after.fields[name] };
        return describeValues(format('change.field', { field, block }), values, format);
      });
    }
    case 'set': {
      const { before, after, names } = change;
      const block = nameBlock(after, pages);
      return names.map((name) => {
        const what = format(`block.${name}`, { block });
        // Only the name is a text that its editors wrote.
        return name === 'name'
          ? describeValues(what, { before: before[name], after: after[name] }, format)
          : format('change.changed', { what });
      });
    }
    case 'replaced':
      return [
        format('change.replaced', {
          from: nameBlock(change.before, pages),
          to: nameBlock(change.after, pages),
        }),
      ];
    case 'settings':
      return change.names.flatMap((name) => describeSetting(name, pages));
  }
}

/** Describes all differences between two versions; empty if they are the same. */
export const describeChanges = (pages: ComparedPages): readonly string[] =>
  diffPages(pages.before, pages.after).flatMap((change) => describeChange(change, pages));

/**
 * Describes the updates that newer versions of blocks made without an editor: one sentence per block that is still on the
 * page.
 */
export function describeUpdates(updates: readonly BlockUpdate[], pages: ComparedPages): readonly string[] {
  return updates.flatMap(({ id, from, to }) => {
    const node = findNode(pages.after, id)?.node;
    return node === undefined
      ? []
      : [pages.format('change.updated', { block: nameBlock(node, pages), from, to })];
  });
}
