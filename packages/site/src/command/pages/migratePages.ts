import { writeFile } from 'node:fs/promises';
import type { Block } from '@broadsheet/block-kit';
import { createPageMigration } from '../../pages/createPageMigration.ts';
import type { CommandLine } from '../CommandLine.ts';
import { readKnownBlocks } from './knownBlocks.ts';
import type { KnownBlocksOptions } from './pagesCommands.ts';
import { printPage, readId, readPageFiles } from './pageFiles.ts';
import type { StoredPage } from './pageFiles.ts';
import { readSitePages } from './readPages.ts';
import { writeSitePages } from './writeSitePages.ts';

interface Migrated {
  readonly name: string;
  readonly document: StoredPage;
}

/**
 * Returns the pages that a migration changes. A page with a step that fails is reported and left unchanged, so that nothing
 * is lost.
 */
function migrateAll(
  pages: readonly Migrated[],
  { blocks, line }: { readonly blocks: readonly Block[]; readonly line: CommandLine },
): { readonly changed: readonly Migrated[]; readonly failed: number } {
  const migrate = createPageMigration(blocks);
  let failed = 0;
  const changed = pages.flatMap(({ name, document: stored }) => {
    const { document, problems } = migrate(stored);
    for (const { path, reason } of problems) line.print(`${name}: ${path}: ${reason}`);
    if (problems.length > 0) failed += 1;
    return problems.length > 0 || document === stored ? [] : [{ name, document }];
  });
  return { changed, failed };
}

export interface MigrationOptions extends KnownBlocksOptions {
  /** Whether to report the changes only, without making them. */
  readonly isPlan: boolean;
}

/** Migrates the page files of a folder. @returns the exit code: 1 when a page could not be migrated */
export async function migrateFiles(path: string, { isPlan, blocks, line }: MigrationOptions): Promise<0 | 1> {
  const known = await readKnownBlocks(blocks, line);
  const { pages, unreadable } = await readPageFiles(path, line.cwd);
  for (const { file, reason } of unreadable) line.print(`${file}: $: ${reason}`);
  const files = new Map(pages.map((page) => [page.file, page.path]));
  const { changed, failed } = migrateAll(
    pages.map(({ file, document }) => ({ name: file, document })),
    { blocks: known, line },
  );
  for (const { name, document } of changed) {
    if (!isPlan) await writeFile(files.get(name) ?? name, printPage(document));
    line.print(`${name}: ${isPlan ? 'would be migrated' : 'migrated'}`);
  }
  line.print(`${changed.length} of ${pages.length} ${isPlan ? 'would be migrated' : 'migrated'}.`);
  return failed + unreadable.length > 0 ? 1 : 0;
}

/** Migrates the published pages and drafts of the site. @returns the exit code: 1 when a page could not be migrated */
export async function migrateSite({ isPlan, blocks, line }: MigrationOptions): Promise<0 | 1> {
  const known = await readKnownBlocks(blocks, line);
  const site = await readSitePages(line);
  let code: 0 | 1 = 0;
  for (const [as, stored] of [
    ['published', site.published],
    ['draft', site.drafts],
  ] as const) {
    line.print(as === 'published' ? 'Published pages:' : 'Drafts:');
    const named = stored.map((document) => ({ name: readId(document), document }));
    const { changed, failed } = migrateAll(named, { blocks: known, line });
    const pages = changed.map(({ name, document }) => ({ file: name, document }));
    const written = await writeSitePages({ pages, as, replaces: true, isPlan, isStrict: false }, line);
    if (failed > 0 || written === 1) code = 1;
  }
  return code;
}
