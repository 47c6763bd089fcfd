import type { Command } from 'commander';
import type { CommandLine } from '../CommandLine.ts';

const ABOUT = `
Reads pages and templates of Arc XP's PageBuilder Engine: renderings ("layoutItems"), trees ("collection", "type"), and exports of
its editor (.pbexport). A component becomes the block whose name it contains, such as "broadsheet/results-list"; the file of
--names says others, as in {"global/top-list": "top-table-list"}. What cannot be kept is told, and nothing is stored.

Examples:
  $ npx broadsheet convert pages front.json --out pages/
  $ npx broadsheet convert pages --names names.json --layout right-rail *.pbexport`;

export interface AddConvertOptions {
  readonly line: CommandLine;
  readonly finish: (code: 0 | 1) => void;
}

interface Flags {
  readonly out: string;
  readonly names?: string;
  readonly layout?: string;
}

/** Adds `convert` and its subcommand. */
export function addConvert(program: Command, { line, finish }: AddConvertOptions): void {
  program
    .command('convert')
    .description('turn what other systems have into documents of ours')
    .command('pages')
    .description("turn pages of Arc XP's PageBuilder Engine into page documents")
    .argument('<files...>', 'files with JSON')
    .option('--out <folder>', 'the folder for the documents', 'pages')
    .option('--names <file>', "JSON with the names of blocks by the engine's")
    .option('--layout <name>', 'the layout of pages whose own is not here')
    .addHelpText('after', ABOUT)
    .action(async (files: readonly string[], { out, names, layout }: Flags) => {
      const { convertPages } = await import('./convertPages.ts');
      finish(await convertPages(files, { out, names, layout, line }));
    });
}
