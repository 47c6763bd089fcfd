/** The subcommands of `broadsheet pages`: page documents as files, where blocks are used, and how pages differ. */
import { resolve } from 'node:path';
import type { Block } from '@broadsheet/block-kit';
import {
  describeChanges,
  describeMatch,
  describeUpdates,
  findUpdates,
  findUsage,
  parsePageDocument,
} from '@broadsheet/page-document';
import type { BlockUse, PageDocument, PageTitles, ReadPage } from '@broadsheet/page-document';
import { standardBlocks } from '../../blocks/standardBlocks.ts';
import { createPublicationCheck } from '../../pages/createPageCheck.ts';
import { createPageMigration } from '../../pages/createPageMigration.ts';
import type { MigratePage } from '../../pages/createPageMigration.ts';
import type { CommandLine } from '../CommandLine.ts';
import { readKnownBlocks } from './knownBlocks.ts';
import { readId, readPageFiles, writePageFiles } from './pageFiles.ts';
import type { StoredPage } from './pageFiles.ts';
import { readSitePages } from './readPages.ts';
import { describeChange } from './describeChange.ts';
import { writeSitePages } from './writeSitePages.ts';

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** Returns the state that editors work on: the draft of a page, or the published page if there is no draft. */
function getNewest({
  published,
  drafts,
}: {
  readonly published: readonly StoredPage[];
  readonly drafts: readonly StoredPage[];
}): readonly StoredPage[] {
  return [...new Map([...published, ...drafts].map((page) => [readId(page), page])).values()];
}

/** @returns the exit code */
export async function exportPages(
  folder: string,
  { hasDrafts, line }: { readonly hasDrafts: boolean; readonly line: CommandLine },
): Promise<0> {
  const { published, drafts } = await readSitePages(line);
  const pages = hasDrafts ? drafts : published;
  const target = resolve(line.cwd, folder);
  const others = await writePageFiles(target, pages);
  for (const name of others)
    line.print(`${name} is no ${hasDrafts ? 'draft' : 'page'} of the site; it stays.`);
  line.print(`${counted(pages.length, hasDrafts ? 'draft' : 'page')} in ${target}.`);
  return 0;
}

export interface ImportPagesOptions {
  readonly as: 'draft' | 'published';
  readonly replaces: boolean;
  readonly isPlan: boolean;
  readonly isStrict: boolean;
  readonly line: CommandLine;
}

/** @returns the exit code: 1 when a page was refused */
export async function importPages(path: string, { line, ...options }: ImportPagesOptions): Promise<0 | 1> {
  const { pages, unreadable } = await readPageFiles(path, line.cwd);
  for (const { file, reason } of unreadable) line.print(`${file}: $: ${reason}`);
  const sent = pages.map(({ file, document }) => ({ file, document }));
  const code = await writeSitePages({ pages: sent, ...options }, line);
  return unreadable.length > 0 ? 1 : code;
}

export interface KnownBlocksOptions {
  /** A module of blocks or a folder of them, added to those that the site was built with. */
  readonly blocks: string | undefined;
  readonly line: CommandLine;
}

/** Checks page files without a database. @returns the exit code: 1 when something is wrong */
export async function validatePages(path: string, { blocks, line }: KnownBlocksOptions): Promise<0 | 1> {
  const { pages, unreadable } = await readPageFiles(path, line.cwd);
  const check = createPublicationCheck(await readKnownBlocks(blocks, line));
  const documents = pages.map(({ document }) => document);
  const problems = [
    ...unreadable.map(({ file, reason }) => `${file}: $: ${reason}`),
    ...pages.flatMap(({ file, document }) =>
      check(document, documents).map(({ path: where, reason }) => `${file}: ${where}: ${reason}`),
    ),
  ];
  for (const problem of problems) line.print(problem);
  line.print(`${counted(pages.length + unreadable.length, 'page')}, ${counted(problems.length, 'problem')}.`);
  return problems.length > 0 ? 1 : 0;
}

function createTitles(known: readonly Block[]): PageTitles {
  const blocks = new Map(known.map((block) => [block.name, block]));
  return {
    block: (name) => blocks.get(name)?.title,
    field: (block, name) => blocks.get(block)?.fields[name]?.label,
    area: (layout, name) => blocks.get(layout)?.areaTitles[name],
  };
}

const printSetting = ([name, value]: readonly [string, unknown]): string =>
  `    ${name}: ${JSON.stringify(value)}`;

interface PrintedUse {
  readonly page: PageDocument;
  readonly titles: PageTitles;
  readonly field: string | undefined;
}

function printUse(
  { id, container, fields, version }: BlockUse,
  { page, titles, field }: PrintedUse,
): string[] {
  const where =
    container.kind === 'area'
      ? describeChange('change.area', { area: titles.area?.(page.layout, container.area) ?? container.area })
      : `in ${container.id}`;
  const settings = Object.entries(fields).filter(([name]) => field === undefined || name === field);
  const written = version === undefined ? '' : `, version ${version}`;
  return [`  ${id} (${where}${written})`, ...settings.map(printSetting)];
}

/** @returns the exit code */
export async function showUsage(
  block: string,
  { field, line }: { readonly field: string | undefined; readonly line: CommandLine },
): Promise<0> {
  const { published, drafts } = await readSitePages(line);
  const read = (pages: readonly StoredPage[]) => pages.flatMap((page) => parsePageDocument(page) ?? []);
  const titles = createTitles(standardBlocks);
  let count = 0;
  for (const [state, pages] of [
    ['published', read(published)],
    ['draft', read(drafts)],
  ] as const)
    for (const { page, uses } of findUsage(pages, { block, field })) {
      count += 1;
      line.print(`${page.id} “${page.name}” (${state}, ${describeMatch(page.match, describeChange)})`);
      for (const use of uses) for (const text of printUse(use, { page, titles, field })) line.print(text);
    }
  line.print(count === 0 ? `No page uses "${block}".` : `${counted(count, 'page')}.`);
  return 0;
}

/** Returns a stored page migrated to the installed versions of its blocks, and the migrations that ran. */
function readPage(stored: StoredPage, migrate: MigratePage): ReadPage | undefined {
  const [before, after] = [parsePageDocument(stored), parsePageDocument(migrate(stored).document)];
  if (before === undefined || after === undefined) return undefined;
  return { document: after, updates: findUpdates({ document: before }, { document: after }) };
}

async function readSide(
  name: string,
  { migrate, line }: { readonly migrate: MigratePage; readonly line: CommandLine },
): Promise<ReadonlyMap<string, ReadPage>> {
  const isSite = name === 'published' || name === 'draft';
  const documents = isSite
    ? await readSitePages(line).then((pages) => (name === 'published' ? pages.published : getNewest(pages)))
    : (await readPageFiles(name, line.cwd)).pages.map(({ document }) => document);
  return new Map(
    documents.flatMap((stored) => {
      const page = readPage(stored, migrate);
      return page === undefined ? [] : [[page.document.id, page] as const];
    }),
  );
}

interface PageSides {
  readonly old: ReadPage | undefined;
  readonly now: ReadPage | undefined;
}

function describeSides({ old, now }: PageSides, titles: PageTitles): readonly string[] {
  if (old === undefined) return ['A new page.'];
  if (now === undefined) return ['The page is gone.'];
  const pages = { before: old.document, after: now.document, titles, format: describeChange };
  return [...describeChanges(pages), ...describeUpdates(findUpdates(old, now), pages)];
}

/**
 * Prints in words how two states of pages differ, after both are migrated to the installed versions of their blocks.
 * @returns the exit code, like that of `diff`: 1 when they differ
 */
export async function diffSides(
  { one, other }: { readonly one: string; readonly other: string },
  { blocks, line }: KnownBlocksOptions,
): Promise<0 | 1> {
  const known = await readKnownBlocks(blocks, line);
  const [migrate, titles] = [createPageMigration(known), createTitles(known)];
  const before = await readSide(one, { migrate, line });
  const after = await readSide(other, { migrate, line });
  // A single file says nothing about pages other than its own.
  const named = [one, other].flatMap((name, side) => (name.endsWith('.json') ? [[before, after][side]] : []));
  const isNamed = (id: string) => named.every((pages) => pages?.has(id) === true);
  let count = 0;
  for (const id of [...new Set([...before.keys(), ...after.keys()])].filter(isNamed).toSorted()) {
    const [old, now] = [before.get(id), after.get(id)];
    const sentences = describeSides({ old, now }, titles);
    if (sentences.length === 0) continue;
    count += 1;
    line.print(`${id} “${(now ?? old)?.document.name ?? ''}”`);
    for (const sentence of sentences) line.print(`  ${sentence}`);
  }
  line.print(
    count === 0 ? 'No page differs.' : `${counted(count, 'page')} ${count === 1 ? 'differs' : 'differ'}.`,
  );
  return count === 0 ? 0 : 1;
}
