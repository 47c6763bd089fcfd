import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import type { CommandLine } from '../CommandLine.ts';

const ABOUT = `
The key signs sessions, links in mails, receipts, meters and image URLs, and encrypts editors' authenticator apps. A
rotation creates a new key; signatures of the old one stay valid for the given days. Restart the site afterwards: until
then it signs with the old key. Anybody who knows a key can sign in as anybody, so if a key has leaked, use --days 0.

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
    .description('replace the signing key of the site')
    .addHelpText('after', ABOUT)
    .command('rotate')
    .description('create a new key; the old one stays valid for some days')
    .option('--days <number>', 'how many days the old key stays valid', parseDays, 90)
    .addHelpText('after', ABOUT)
    .action(async ({ days }: { readonly days: number }) => {
      const { rotateCommand } = await import('./rotateCommand.ts');
      finish(await rotateCommand(days, line));
    });
}
