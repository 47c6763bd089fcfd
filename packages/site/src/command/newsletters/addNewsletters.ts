import { Option } from 'commander';
import type { Command } from 'commander';
import type { CommandLine } from '../CommandLine.ts';
import { RECIPIENT_FORMATS } from './printRecipients.ts';
import type { RecipientFormat } from './printRecipients.ts';

const ABOUT = `
An export holds who has confirmed the newsletter, with the headers that each letter has to carry (RFC 8058) and the
page of the reader's choices for its foot. These are personal data: a file is readable for you alone.
docs/newsletters.md tells more.

Examples:
  $ npx broadsheet newsletters
  $ npx broadsheet newsletters export morning --to morning.csv
  $ npx broadsheet newsletters export morning --format ndjson | my-sender`;

interface Options {
  readonly format: RecipientFormat;
  readonly to?: string;
}

/** Adds `newsletters`, `newsletters list` and `newsletters export`. @param finish receives the exit code */
export function addNewsletters(
  program: Command,
  { line, finish }: { readonly line: CommandLine; readonly finish: (code: 0) => void },
): void {
  const list = async (): Promise<void> => {
    const { newslettersCommand } = await import('./newslettersCommand.ts');
    finish(await newslettersCommand(line));
  };
  const newsletters = program
    .command('newsletters')
    .description('tell the newsletters and who gets them')
    .addHelpText('after', ABOUT)
    .action(list);
  newsletters.command('list').description('list them with how many readers each has').action(list);
  newsletters
    .command('export')
    .description('tell who has confirmed a newsletter')
    .argument('<newsletter>', 'its id')
    .addOption(
      new Option('--format <name>', 'a table or one JSON object a line')
        .choices(RECIPIENT_FORMATS)
        .default('csv'),
    )
    .option('--to <file>', 'a file that is not there yet; without it the recipients go to standard output')
    .action(async (newsletter: string, { format, to }: Options) => {
      const { exportNewsletterCommand } = await import('./newslettersCommand.ts');
      finish(await exportNewsletterCommand(newsletter, { choices: { format, to }, line }));
    });
}
