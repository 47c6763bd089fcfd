import type { Command } from 'commander';
import type { CommandLine } from './CommandLine.ts';

const ABOUT = `
Prints a new key in the form of a setting and stores nothing. Put it where the site's other secrets are, and keep it:
with another key, readers have to subscribe again. Who has it can send notifications to your readers.
For details, see docs/readers.md.

Example:
  $ npx broadsheet notifications key >> .env`;

/** Adds `notifications key`. @param finish receives the exit code */
export function addNotifications(
  program: Command,
  { line, finish }: { readonly line: CommandLine; readonly finish: (code: 0) => void },
): void {
  program
    .command('notifications')
    .description('set up notifications of alerts')
    .addHelpText('after', ABOUT)
    .command('key')
    .description('print a new key for WEB_PUSH_KEY')
    .addHelpText('after', ABOUT)
    .action(async () => {
      const { createVapidKeys } = await import('@broadsheet/platform');
      line.print(`WEB_PUSH_KEY=${createVapidKeys().privateKey}`);
      finish(0);
    });
}
