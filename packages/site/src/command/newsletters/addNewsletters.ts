import { Option } from 'commander';
import type { Command } from 'commander';
import type { CommandLine } from '../CommandLine.ts';
import { RECIPIENT_FORMATS } from './printRecipients.ts';
import type { RecipientFormat } from './printRecipients.ts';

const ABOUT = `
An export lists the confirmed readers of a newsletter, with the headers that each mail must have (RFC 8058) and the
URL of the reader's preferences page for its footer. These are personal data: only you can read the file.
For details, see docs/newsletters.md.

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
    .description('list newsletters and export their recipients')
    .addHelpText('after', ABOUT)
    .action(list);
  newsletters.command('list').description('list newsletters with their number of readers').action(list);
  newsletters
    .command('export')
    .description('export the confirmed readers of a newsletter')
    .argument('<newsletter>', 'its id')
    .addOption(
      new Option('--format <name>', 'a CSV table or one JSON object per line')
        .choices(RECIPIENT_FORMATS)
        .default('csv'),
    )
    .option('--to <file>', 'a new file; by default, recipients are written to standard output')
    .action(async (newsletter: string, { format, to }: Options) => {
      const { exportNewsletterCommand } = await import('./newslettersCommand.ts');
      finish(await exportNewsletterCommand(newsletter, { choices: { format, to }, line }));
    });
}
