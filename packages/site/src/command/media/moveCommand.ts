import { resolve } from 'node:path';
import { createBucketStorage, createFolderStorage, mediaFolder, moveMedia } from '@broadsheet/platform';
import type { MoveReport } from '@broadsheet/platform';
import { prepareDataFolder } from '../../config/prepareDataFolder.ts';
import { openBucket } from '../../media/openBucket.ts';
import type { CommandLine } from '../CommandLine.ts';
import { markMoved, unmarkMoved } from '../../media/unmovedMedia.ts';
import { showProgress } from '../showProgress.ts';

export interface MoveRequest {
  readonly to: 'bucket' | 'folder';
  /** Whether a file is removed from where it was once its copy has been checked. */
  readonly removes: boolean;
  /** Whether a file replaces one of the same name with other content. */
  readonly overwrites: boolean;
}

function describeProblems({ damaged, different, isComplete }: MoveReport, target: string): readonly string[] {
  const problems: string[] = [];
  if (damaged.length > 0)
    problems.push(
      `These copies are not what was read: ${damaged.join(', ')}. Check the disk, and move again.`,
    );
  if (different.length > 0)
    problems.push(
      `These files have other content at ${target}, and both were left as they are: ${different.join(', ')}. Look which is right; to replace those at ${target}, move with --overwrite.`,
    );
  if (!isComplete) problems.push('The move was stopped. Repeat it: what was copied is not sent again.');
  return problems;
}

/**
 * Moves all media between the data folder and the bucket.
 *
 * @returns 1 when it was stopped, when a copy was not what was read, or a file has other content there
 * @throws Error when no bucket is set
 */
export async function moveCommand(
  { to, removes, overwrites }: MoveRequest,
  line: CommandLine,
): Promise<0 | 1> {
  const { dataDir, mediaBucket, siteId } = line.readConfig();
  if (mediaBucket === undefined)
    throw new Error(
      'MEDIA_BUCKET is not set, so there is no bucket to move from or to. Set it, MEDIA_KEY_ID and MEDIA_KEY for this command.',
    );
  await prepareDataFolder(dataDir);
  const folder = createFolderStorage(mediaFolder(resolve(dataDir)));
  const bucket = createBucketStorage(
    openBucket(mediaBucket, { error: () => undefined }, { isPatient: true }),
  );
  const [source, target] = to === 'bucket' ? [folder, bucket] : [bucket, folder];
  line.print(`Moving the media of ${siteId} from ${source.place} to ${target.place}.`);
  const begunAt = new Date();
  if (to === 'folder') await unmarkMoved(folder.dir);
  const report = await moveMedia({
    from: source,
    to: target,
    removes,
    overwrites,
    onProgress: showProgress('Moving', line.out),
    signal: line.listenForInterrupt(),
  });
  const { copied, bytes, same, removed } = report;
  line.print(
    `${copied} files were copied (${(bytes / 1_000_000).toFixed(1)} MB), ${same} were there already, ${removed} were removed from ${source.place}.`,
  );
  const problems = describeProblems(report, target.place);
  for (const problem of problems) line.print(problem);
  if (problems.length > 0) return 1;
  if (to === 'bucket') await markMoved(folder.dir, { place: bucket.place, begunAt });
  return 0;
}
