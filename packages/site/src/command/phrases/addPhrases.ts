import type { Command } from 'commander';
import type { CommandLine } from '../CommandLine.ts';

const ABOUT = `
The blocks speak nine languages. A file with the texts of another, or with other words for some of them, is named by the
variable PHRASES_FILE. "update" makes such a file and adds what a newer release asks for; "check" tells what is missing.
docs/own-words.md tells more.

Examples:
  $ npx broadsheet phrases update finnish.json --locale fi
  $ npx broadsheet phrases check finnish.json`;

export interface AddPhrasesOptions {
  readonly line: CommandLine;
  readonly finish: (code: 0 | 1) => void;
}

function readLocale(options: unknown): string | undefined {
  const given = typeof options === 'object' && options !== null && 'locale' in options ? options.locale : '';
  return typeof given === 'string' && given !== '' ? given : undefined;
}

export function addPhrases(program: Command, { line, finish }: AddPhrasesOptions): void {
  const phrases = program
    .command('phrases')
    .description('make and check the texts of a language of your own')
    .addHelpText('after', ABOUT);
  phrases
    .command('update')
    .description('write a file with every text that the site asks for, and keep those that are written')
    .argument('<file>', 'a JSON file; made if it is not there yet')
    .option('--locale <language>', 'the language of a new file, such as fi or pt-BR')
    .action(async (file: string, options: unknown) => {
      const { updatePhrasesCommand } = await import('./phrasesCommand.ts');
      finish(await updatePhrasesCommand(file, { locale: readLocale(options), line }));
    });
  phrases
    .command('check')
    .description('tell which texts are missing, not asked for, or have other places or forms')
    .argument('<file>', 'a JSON file')
    .action(async (file: string) => {
      const { checkPhrasesCommand } = await import('./phrasesCommand.ts');
      finish(await checkPhrasesCommand(file, line));
    });
}
