import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import type { CommandLine } from '../CommandLine.ts';

const ABOUT = `
The key signs sessions, links in mails, receipts, meters and the addresses of pictures, and seals editors' authenticator
apps. A rotation makes a new one; what the old one has signed stays good for the given days. Afterwards start the site
again: until then it signs with the old one. Whoever knows a key can sign in as anybody, so after a theft use --days 0.

Example:
  $ npx broadsheet secret rotate --days 90`;

const MOST_DAYS = 1_000;

function parseDays(text: string): number {
  const days = Number(text);
  if (/^\d+$/.test(text) && days <= MOST_DAYS) return days;
  throw new InvalidArgumentError(`It must be a whole number from 0 to ${MOST_DAYS}.`);
}

/** Adds `secret rotate`. @param finish receives the exit code */
export function addSecret(
  program: Command,
  { line, finish }: { readonly line: CommandLine; readonly finish: (code: 0) => void },
): void {
  program
    .command('secret')
    .description('replace the key with which the site signs')
    .addHelpText('after', ABOUT)
    .command('rotate')
    .description('make a new key; the old one stays good for some days')
    .option('--days <number>', 'how many days the old key is good for', parseDays, 90)
    .addHelpText('after', ABOUT)
    .action(async ({ days }: { readonly days: number }) => {
      const { rotateCommand } = await import('./rotateCommand.ts');
      finish(await rotateCommand(days, line));
    });
}
