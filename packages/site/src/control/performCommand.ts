import { isRecord, systemClock } from '@broadsheet/client-core';
import { createPlatform, openDatabase } from '@broadsheet/platform';
import type { ImportProgress } from '@broadsheet/platform';
import type { Config } from '../config/readConfig.ts';
import { toSiteUrl } from '../config/readSiteAddress.ts';
import { prepareDataFolder } from '../config/prepareDataFolder.ts';
import { readSecrets } from '../config/readSecrets.ts';
import { openSiteMedia } from '../media/openSiteMedia.ts';
import { sendCommand } from './controlSocket.ts';
import type { SiteCommand } from './siteCommand.ts';

export interface PerformOptions<Request> {
  readonly request: Request;
  readonly config: Config;
  readonly onProgress: (progress: ImportProgress) => void;
  /** Stops the command when it aborts, here or in the running site. */
  readonly signal?: AbortSignal | undefined;
  /** The key in the variable `SECRET`, if it is set: it signs links that the command writes. */
  readonly secret?: string | undefined;
  /** Receives errors outside of the command itself, one sentence at a time. */
  readonly onError: (message: string) => void;
}

async function performHere<Request, Result>(
  command: SiteCommand<Request, Result>,
  { request, config, secret, onProgress, onError, signal }: PerformOptions<Request>,
): Promise<Result> {
  const { databaseUrl, dataDir } = config;
  await prepareDataFolder(dataDir);
  const database = await openDatabase({
    ...(databaseUrl === undefined ? { dataDir } : { url: databaseUrl }),
    onMigrated: onError,
  });
  const platform = createPlatform({
    database,
    dataDir,
    media: openSiteMedia(config, { error: onError }),
    site: config.siteId,
    ...(await readSecrets(dataDir, { secret, retiredSecrets: config.retiredSecrets })),
    origin: toSiteUrl(config),
    clock: systemClock,
    log: { error: onError },
  });
  try {
    return await command.run(request, { platform, onProgress, signal });
  } finally {
    await platform.close();
  }
}

/**
 * Sends a command to the running site, or performs it here if no site runs on the data folder.
 *
 * @throws Error when it failed, or the running site does not know the command
 */
export async function performCommand<Request, Result>(
  command: SiteCommand<Request, Result>,
  options: PerformOptions<Request>,
): Promise<Result> {
  const { config, request, signal } = options;
  const onProgress = (progress: unknown): void => {
    if (!isRecord(progress)) return;
    const { filesDone, filesTotal, unit, documents } = progress;
    if (typeof filesDone === 'number' && typeof filesTotal === 'number')
      options.onProgress({
        filesDone,
        filesTotal,
        unit: unit === 'stories' || unit === 'documents' ? unit : undefined,
        documents: typeof documents === 'number' ? documents : undefined,
      });
  };
  const answer = await sendCommand(config.dataDir, request, { onProgress, signal });
  if (answer === undefined) return performHere(command, options);
  if (command.isResult(answer.result)) return answer.result;
  throw new Error(
    'The site answered something that this command does not know; it may be of another version.',
  );
}
