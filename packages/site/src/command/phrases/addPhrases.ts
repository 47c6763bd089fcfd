import type { Command } from 'commander';
import type { CommandLine } from '../CommandLine.ts';

const ABOUT = `
Blocks have texts in nine languages. For another language, or other texts, set the variable PHRASES_FILE to a file of
your texts. "update" creates such a file and adds the texts of a newer release; "check" lists missing texts.
For details, see docs/own-words.md.

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
    .description('create and check a file of your own texts')
    .addHelpText('after', ABOUT);
  phrases
    .command('update')
    .description('write a file with all texts of the site; existing translations are kept')
    .argument('<file>', 'a JSON file; created if it does not exist')
    .option('--locale <language>', 'the language of a new file, such as fi or pt-BR')
    .action(async (file: string, options: unknown) => {
      const { updatePhrasesCommand } = await import('./phrasesCommand.ts');
      finish(await updatePhrasesCommand(file, { locale: readLocale(options), line }));
    });
  phrases
    .command('check')
    .description('list texts that are missing, unused, or have wrong placeholders or plural forms')
    .argument('<file>', 'a JSON file')
    .action(async (file: string) => {
      const { checkPhrasesCommand } = await import('./phrasesCommand.ts');
      finish(await checkPhrasesCommand(file, line));
    });
}
