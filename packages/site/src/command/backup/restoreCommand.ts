import { resolve } from 'node:path';
import { restoreBackup } from '@broadsheet/platform';
import { prepareDataFolder } from '../../config/prepareDataFolder.ts';
import { openSiteMedia } from '../../media/openSiteMedia.ts';
import type { CommandLine } from '../CommandLine.ts';
import { printTarget } from '../printTarget.ts';
import { showProgress } from '../showProgress.ts';

/** Restores a backup into the configured data folder and database, which must be empty. @returns the exit code */
export async function restoreCommand(path: string, line: CommandLine): Promise<0> {
  const config = line.readConfig();
  const { dataDir, databaseUrl } = config;
  printTarget(line);
  await prepareDataFolder(dataDir);
  const { madeAt, rows, media, hasSecret, notes } = await restoreBackup({
    folder: resolve(line.cwd, path),
    dataDir,
    media: openSiteMedia(config, { error: line.print }),
    databaseUrl,
    onProgress: showProgress('Restoring', line.out),
  });
  for (const note of notes) line.print(note);
  const place = databaseUrl === undefined ? dataDir : `the database and ${dataDir}`;
  line.print(`${rows} rows and ${media} media files of ${madeAt} are in ${place}.`);
  if (!hasSecret) line.print('The key is not among them: start the site with the SECRET that it had.');
  return 0;
}
