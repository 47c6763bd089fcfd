import type { Command } from 'commander';
import type { CommandLine } from '../CommandLine.ts';

const ABOUT = `
Reads pages and templates of Arc XP's PageBuilder Engine: renderings ("layoutItems"), trees ("collection", "type"), and exports of
its editor (.pbexport). A component becomes the block whose name it contains, such as "broadsheet/results-list"; the file of
--names maps others, as in {"global/top-list": "top-table-list"}. What is left out is reported, and nothing is stored.

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
    .description('convert content of other systems to documents of Broadsheet')
    .command('pages')
    .description("convert pages of Arc XP's PageBuilder Engine to page documents")
    .argument('<files...>', 'files with JSON')
    .option('--out <folder>', 'the folder for the documents', 'pages')
    .option('--names <file>', "JSON that maps the engine's component names to block names")
    .option('--layout <name>', 'the layout of pages whose own layout is not installed')
    .addHelpText('after', ABOUT)
    .action(async (files: readonly string[], { out, names, layout }: Flags) => {
      const { convertPages } = await import('./convertPages.ts');
      finish(await convertPages(files, { out, names, layout, line }));
    });
}
