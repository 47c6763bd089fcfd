import type { Command } from 'commander';
import type { CommandLine } from '../CommandLine.ts';

const ABOUT = `
Writes a file for each block, such as alert-bar.json, with the JSON Schema (2020-12) of its fields: types, options, limits,
defaults and which are required. Editors of text complete and check page documents by it, and other programs write them.
Files of blocks that are gone stay.

Example:
  $ npx broadsheet schemas schemas/`;

export interface AddSchemasOptions {
  readonly line: CommandLine;
  readonly finish: (code: 0) => void;
}

export function addSchemas(program: Command, { line, finish }: AddSchemasOptions): void {
  program
    .command('schemas')
    .description("write the JSON Schema of every block's fields")
    .argument('<folder>', 'made if it is not there yet')
    .addHelpText('after', ABOUT)
    .action(async (folder: string) => {
      const { schemasCommand } = await import('./schemasCommand.ts');
      finish(await schemasCommand(folder, line));
    });
}
