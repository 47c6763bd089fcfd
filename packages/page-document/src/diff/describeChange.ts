/**
 * The differences between two versions of a page in words, for whoever reads a history or a review: one sentence a change,
 * such as `Moved “Header” from the area “main” into “Columns”.` Titles of blocks and labels of fields are handed in, so that
 * the page builder and the command line say the same.
 */
import type { BlockNode, PageDocument, PageMatch } from '../document/PageDocument.ts';
import { findNode, walkNode, walkPage } from '../document/nodes.ts';
import type { Position } from '../document/nodes.ts';
import type { PageSettings } from '../edit/PageEdit.ts';
import { diffPages } from './diffPages.ts';
import type { PageChange } from './PageChange.ts';

/** What editors call things. Each may answer `undefined` for what it does not know; then the name in the document stands. */
export interface PageTitles {
  /** Of a block, by its registered name. */
  block?(name: string): string | undefined;
  /** Of a field of a block, by their names. */
  field?(block: string, name: string): string | undefined;
  /** Of an area of a layout, by their names. */
  area?(layout: string, name: string): string | undefined;
}

export interface ComparedPages {
  readonly before: PageDocument;
  readonly after: PageDocument;
  readonly titles?: PageTitles | undefined;
}

/** Characters of a value that a sentence quotes; longer ones are named and not shown. */
const LONGEST_VALUE = 60;

const SETTING_TITLES: Readonly<Record<keyof PageSettings, string>> = {
  name: 'name',
  match: 'address',
  pageType: 'page type',
  content: 'content source',
  meta: 'metadata',
  layout: 'layout',
};

const quote = (text: string): string => `“${text}”`;

/** What a page is for, in words: `/offer/`, `every section`, `every story`, `the error 404`. */
export function describeMatch(match: PageMatch): string {
  switch (match.kind) {
    case 'path':
      return match.path;
    case 'section':
      return 'every section';
    case 'content':
      return `every ${match.type}`;
    case 'status':
      return `the error ${match.status}`;
  }
}

/** A value as a sentence may hold it; `undefined` where it is too long, or more than one value. */
function printValue(value: unknown): string | undefined {
  if (value === undefined || value === '') return 'nothing';
  if (value === true) return 'on';
  if (value === false) return 'off';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return undefined;
  return value.length > LONGEST_VALUE || value.includes('\n') ? undefined : quote(value);
}

function describeValues(what: string, before: unknown, after: unknown): string {
  const [from, to] = [printValue(before), printValue(after)];
  return from === undefined || to === undefined
    ? `Changed ${what}.`
    : `Changed ${what} from ${from} to ${to}.`;
}

/** The title of a block, and its first text or its id where the page has several of that name. */
function nameBlock({ id, block, fields }: BlockNode, { before, after, titles }: ComparedPages): string {
  const title = quote(titles?.block?.(block) ?? block);
  const namesakes = new Set(
    [before, after].flatMap((page) =>
      [...walkPage(page)].filter(({ node }) => node.block === block).map(({ node }) => node.id),
    ),
  );
  if (namesakes.size < 2) return title;
  const text = Object.values(fields).find((value) => typeof value === 'string' && value !== '');
  const isShort = typeof text === 'string' && text.length <= LONGEST_VALUE && !/[<\n]/.test(text);
  return `${title} (${isShort ? text : id})`;
}

function namePlace({ container }: Position, page: PageDocument, pages: ComparedPages): string {
  if (container.kind === 'area')
    return `the area ${quote(pages.titles?.area?.(page.layout, container.area) ?? container.area)}`;
  const holder = findNode(page, container.id)?.node;
  return holder === undefined ? quote(container.id) : nameBlock(holder, pages);
}

function describeMove(
  { node, from, to }: Extract<PageChange, { readonly kind: 'moved' }>,
  pages: ComparedPages,
): string {
  const [left, entered] = [namePlace(from, pages.before, pages), namePlace(to, pages.after, pages)];
  const name = nameBlock(node, pages);
  if (left !== entered) return `Moved ${name} from ${left} to ${entered}.`;
  return `Moved ${name} ${to.index < from.index ? 'up' : 'down'} in ${entered}, to place ${to.index + 1}.`;
}

function describeInside(node: BlockNode): string {
  const count = [...walkNode(node)].length - 1;
  if (count === 0) return '';
  return count === 1 ? ' with the block inside it' : ` with the ${count} blocks inside it`;
}

function describeSetting(name: keyof PageSettings, { before, after }: ComparedPages): string {
  const what = `the ${SETTING_TITLES[name]} of the page`;
  if (name === 'match') return describeValues(what, describeMatch(before.match), describeMatch(after.match));
  if (name !== 'meta') return describeValues(what, before[name], after[name]);
  const names = new Set([...Object.keys(before.meta), ...Object.keys(after.meta)]);
  const changed = [...names].filter((each) => before.meta[each] !== after.meta[each]);
  return changed
    .map((each) => describeValues(`${quote(each)} of the metadata`, before.meta[each], after.meta[each]))
    .join(' ');
}

/** One change as sentences; several where several fields or settings have changed. */
export function describeChange(change: PageChange, pages: ComparedPages): readonly string[] {
  switch (change.kind) {
    case 'added':
      return [
        `Added ${nameBlock(change.node, pages)}${describeInside(change.node)} to ${namePlace(change.at, pages.after, pages)}.`,
      ];
    case 'removed':
      return [
        `Removed ${nameBlock(change.node, pages)}${describeInside(change.node)} from ${namePlace(change.from, pages.before, pages)}.`,
      ];
    case 'moved':
      return [describeMove(change, pages)];
    case 'changed': {
      const { before, after, fields } = change;
      return fields.map((name) => {
        const label = quote(pages.titles?.field?.(after.block, name) ?? name);
        return describeValues(
          `${label} of ${nameBlock(after, pages)}`,
          before.fields[name],
          after.fields[name],
        );
      });
    }
    case 'replaced':
      return [`Replaced ${nameBlock(change.before, pages)} by ${nameBlock(change.after, pages)}.`];
    case 'settings':
      return change.names.map((name) => describeSetting(name, pages));
  }
}

/** All that one version of a page has otherwise than another, in words; empty for two that say the same. */
export const describeChanges = (pages: ComparedPages): readonly string[] =>
  diffPages(pages.before, pages.after).flatMap((change) => describeChange(change, pages));
