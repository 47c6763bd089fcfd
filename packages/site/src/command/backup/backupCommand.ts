import { resolve } from 'node:path';
import { isRecord } from '@broadsheet/client-core';
import type { BackupReport } from '@broadsheet/platform';
import { secretFile } from '../../config/readSecrets.ts';
import { performCommand } from '../../control/performCommand.ts';
import { siteCommand } from '../../control/siteCommand.ts';
import type { CommandLine } from '../CommandLine.ts';
import { showProgress } from '../showProgress.ts';

export interface BackupRequest {
  readonly command: 'backup';
  /** The absolute path of the folder to write to. */
  readonly folder: string;
  /** The absolute path of the file with the key; absent: the key is given in a variable. */
  readonly secretFile?: string | undefined;
}

/** Writes a backup of everything into a folder. */
export const writeBackup = siteCommand<BackupRequest, BackupReport>({
  writes: false,
  isRequest: (value): value is BackupRequest =>
    isRecord(value) && value['command'] === 'backup' && typeof value['folder'] === 'string',
  isResult: (value): value is BackupReport =>
    isRecord(value) && typeof value['rows'] === 'number' && typeof value['media'] === 'number',
  run: ({ folder, secretFile: file }, { platform, onProgress, signal }) =>
    platform.backup(folder, { secretFile: file, onProgress, signal }),
});

/** @returns the exit code */
export async function backupCommand(path: string, line: CommandLine): Promise<0> {
  const folder = resolve(line.cwd, path);
  const config = line.readConfig();
  const isGiven = line.secret !== undefined && line.secret !== '';
  const { rows, media, hasSecret } = await performCommand(writeBackup, {
    request: { command: 'backup', folder, secretFile: isGiven ? undefined : secretFile(config.dataDir) },
    config,
    secret: line.secret,
    onProgress: showProgress('Backing up', line.out),
    onError: line.print,
  });
  line.print(`${rows} rows and ${media} media files are in ${folder}.`);
  line.print(
    hasSecret
      ? 'It holds the data of readers and the key of the site: keep it where only you can read it.'
      : 'It holds the data of readers, but not the key in SECRET: keep that as well, elsewhere.',
  );
  return 0;
}
