import { resolve } from 'node:path';
import { createBucketStorage, createFolderStorage, mediaFolder, moveMedia } from '@broadsheet/platform';
import { prepareDataFolder } from '../../config/prepareDataFolder.ts';
import { openBucket } from '../../media/openBucket.ts';
import type { CommandLine } from '../CommandLine.ts';
import { markMoved } from '../../media/unmovedMedia.ts';
import { showProgress } from '../showProgress.ts';

export interface MoveRequest {
  readonly to: 'bucket' | 'folder';
  /** Whether a file is removed from where it was once its copy has been checked. */
  readonly removes: boolean;
}

/**
 * Moves all media between the data folder and the bucket.
 *
 * @returns 1 when a copy was not what was read
 * @throws Error when no bucket is set
 */
export async function moveCommand({ to, removes }: MoveRequest, line: CommandLine): Promise<0 | 1> {
  const { dataDir, mediaBucket, siteId } = line.readConfig();
  if (mediaBucket === undefined)
    throw new Error(
      'MEDIA_BUCKET is not set, so there is no bucket to move from or to. Set it, MEDIA_KEY_ID and MEDIA_KEY for this command.',
    );
  await prepareDataFolder(dataDir);
  const folder = createFolderStorage(mediaFolder(resolve(dataDir)));
  const bucket = createBucketStorage(openBucket(mediaBucket, { error: () => undefined }));
  const [source, target] = to === 'bucket' ? [folder, bucket] : [bucket, folder];
  line.say(`Moving the media of ${siteId} from ${source.place} to ${target.place}.`);
  const { copied, bytes, same, removed, damaged } = await moveMedia({
    from: source,
    to: target,
    removes,
    onProgress: showProgress('Moving', line.out),
    signal: line.listenForInterrupt(),
  });
  line.say(
    `${copied} files were copied (${(bytes / 1_000_000).toFixed(1)} MB), ${same} were there already, ${removed} were removed from ${source.place}.`,
  );
  if (damaged.length === 0) {
    if (to === 'bucket') await markMoved(folder.dir, bucket.place);
    return 0;
  }
  line.say(`These copies are not what was read: ${damaged.join(', ')}. Check the disk, and move again.`);
  return 1;
}
