import type { Command } from 'commander';
import type { CommandLine } from '../CommandLine.ts';

const ABOUT = `
A page is a JSON document; docs/page-documents.md describes its format. If the site is running, the commands run in it,
and readers see published changes at once. "validate", and commands with files only, need no site and no database.

Examples:
  $ npx broadsheet pages export pages/
  $ npx broadsheet pages import --dry-run pages/
  $ npx broadsheet pages import --draft pages/offer.json
  $ npx broadsheet pages usage header --field text
  $ npx broadsheet pages validate pages/
  $ npx broadsheet pages validate --blocks own-blocks/ pages/
  $ npx broadsheet pages migrate --dry-run
  $ npx broadsheet pages diff pages/ published
  $ npx broadsheet pages diff published draft`;

const OWN_BLOCKS =
  'a module that exports blocks, or a folder of built blocks, in addition to those of the site';

export interface AddedTo {
  readonly line: CommandLine;
  readonly finish: (code: 0 | 1) => void;
}

interface Flags {
  readonly drafts?: boolean;
  readonly draft?: boolean;
  readonly replace?: boolean;
  readonly dryRun?: boolean;
  readonly strict?: boolean;
  readonly field?: string;
  readonly blocks?: string;
}

function addFileCommands(pages: Command, { line, finish }: AddedTo): void {
  pages
    .command('export')
    .description('write the published pages into a folder, one file per page')
    .argument('<folder>', 'a folder; files of pages in it are replaced')
    .option('--drafts', 'write drafts instead of published pages')
    .action(async (folder: string, { drafts = false }: Flags) => {
      const { exportPages } = await import('./pagesCommands.ts');
      finish(await exportPages(folder, { hasDrafts: drafts, line }));
    });
  pages
    .command('import')
    .description('publish page documents, or save them as drafts')
    .argument('<path>', 'a file, or a folder to search for JSON')
    .option('--draft', 'save as drafts, which readers do not see')
    .option('--replace', 'with --draft: overwrite existing drafts')
    .option('--dry-run', 'tell what would be done, and do nothing')
    .option(
      '--strict',
      'refuse a page with a warning, such as one whose shared header the site does not have',
    )
    .action(async (path: string, flags: Flags) => {
      const { draft = false, replace = false, dryRun = false, strict = false } = flags;
      const { importPages } = await import('./pagesCommands.ts');
      const as = draft ? 'draft' : 'published';
      finish(await importPages(path, { as, replaces: replace, isPlan: dryRun, isStrict: strict, line }));
    });
  pages
    .command('validate')
    .description('check page documents against the installed blocks')
    .argument('<path>', 'a file, or a folder to search for JSON')
    .option('--blocks <path>', OWN_BLOCKS)
    .action(async (path: string, { blocks }: Flags) => {
      const { validatePages } = await import('./pagesCommands.ts');
      finish(await validatePages(path, { blocks, line }));
    });
}

/** Adds `pages` and its subcommands. */
export function addPages(program: Command, { line, finish }: AddedTo): void {
  const pages = program
    .command('pages')
    .description('page documents: files, checks, where blocks are used, differences')
    .addHelpText('after', ABOUT);
  addFileCommands(pages, { line, finish });
  pages
    .command('usage')
    .description('list all pages that use a block, with its settings')
    .argument('<block>', 'the registered name of a block, such as header')
    .option('--field <name>', 'only blocks with a value for this field')
    .action(async (block: string, { field }: Flags) => {
      const { showUsage } = await import('./pagesCommands.ts');
      finish(await showUsage(block, { field, line }));
    });
  pages
    .command('migrate')
    .description('migrate fields of older block versions to the installed ones')
    .argument('[path]', 'a file or a folder; by default, the pages and drafts of the site')
    .option('--dry-run', 'tell what would be done, and do nothing')
    .option('--blocks <path>', OWN_BLOCKS)
    .action(async (path: string | undefined, { dryRun = false, blocks }: Flags) => {
      const { migrateFiles, migrateSite } = await import('./migratePages.ts');
      const options = { isPlan: dryRun, blocks, line };
      finish(path === undefined ? await migrateSite(options) : await migrateFiles(path, options));
    });
  pages
    .command('diff')
    .description('describe how two states of pages differ; the exit code is 1 if they do')
    .argument('<one>', 'a file, a folder, "published" or "draft"')
    .argument('<other>', 'the same')
    .option('--blocks <path>', OWN_BLOCKS)
    .action(async (one: string, other: string, { blocks }: Flags) => {
      const { diffSides } = await import('./pagesCommands.ts');
      finish(await diffSides({ one, other }, { blocks, line }));
    });
}
