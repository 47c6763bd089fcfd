import type { Command } from 'commander';
import type { CommandLine } from '../CommandLine.ts';

const ABOUT_BACKUP = `
Writes a consistent copy of everything: content, pages, editors, readers, purchases, media and the key. The site can
keep running; with the embedded database, requests that need it wait until its rows are written. The backup is complete
when it has a file backup.json. Store it where only you can read it.

Example:
  $ npx broadsheet backup /backups/monday`;

const ABOUT_RESTORE = `
Restores a backup into a new DATA_DIR, and into an empty database if DATABASE_URL is set. Every file is checked
before anything is written. A backup of the embedded database can be restored into PostgreSQL and the other way round,
and a backup of an older version is migrated. An interrupted restore can be repeated.

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
    .description('write everything into a folder, including readers and purchases')
    .argument('<folder>', 'an empty or a new folder')
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
