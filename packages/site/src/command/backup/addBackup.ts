import type { Command } from 'commander';
import type { CommandLine } from '../CommandLine.ts';

const ABOUT_BACKUP = `
Writes everything as it is at one moment: content, pages, editors, readers, what they bought, media and the key. The site
may run; with the embedded database, what needs the database waits until its rows are written. The folder is whole
when it has a file backup.json. Keep it where only you can read it.

Example:
  $ npx broadsheet backup /backups/monday`;

const ABOUT_RESTORE = `
Restores a backup into a new DATA_DIR, and into an empty database where DATABASE_URL names one. Every file is checked
before anything is written. A backup of the embedded database can be restored into PostgreSQL and the other way round, and
one of an older version is brought up to date. A restore that was stopped can be repeated.

Examples:
  $ DATA_DIR=/srv/courier npx broadsheet restore /backups/monday
  $ DATABASE_URL=postgres://… DATA_DIR=/srv/courier npx broadsheet restore /backups/monday`;

/** Adds `backup` and `restore`. @param finish receives the exit code */
export function addBackup(
  program: Command,
  { line, finish }: { readonly line: CommandLine; readonly finish: (code: 0) => void },
): void {
  program
    .command('backup')
    .description('write everything, readers and purchases too, into a folder')
    .argument('<folder>', 'an empty folder, or one that is not there yet')
    .addHelpText('after', ABOUT_BACKUP)
    .action(async (folder: string) => {
      const { backupCommand } = await import('./backupCommand.ts');
      finish(await backupCommand(folder, line));
    });
  program
    .command('restore')
    .description('fill an empty data folder and database from a backup')
    .argument('<folder>', 'the folder of the backup')
    .addHelpText('after', ABOUT_RESTORE)
    .action(async (folder: string) => {
      const { restoreCommand } = await import('./restoreCommand.ts');
      finish(await restoreCommand(folder, line));
    });
}
