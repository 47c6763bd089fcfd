import { createBucketClient } from '@broadsheet/platform';
import type { BucketClient, BucketOptions, PlatformLog } from '@broadsheet/platform';
import type { MediaBucketConfig } from '../config/readMediaBucket.ts';

/** What is told of a storage that stops to answer, and that answers again. */
export interface BucketLog extends PlatformLog {
  info?(message: string): void;
}

/**
 * Returns the client of the bucket in which media are kept. It logs when the storage is away, and when it answers again.
 *
 * @param patience for commands, for which no reader waits
 */
export function openBucket(
  options: MediaBucketConfig,
  log: BucketLog,
  { isPatient = false }: Pick<BucketOptions, 'isPatient'> = {},
): BucketClient {
  const { endpoint, bucket } = options;
  return createBucketClient({
    ...options,
    isPatient,
    onRefused: (reason) =>
      log.error(`The storage of media at ${endpoint}/${bucket} is there, but ${reason}.`),
    onReachable(isThere, reason) {
      if (isThere) log.info?.(`The storage of media at ${endpoint}/${bucket} answers again.`);
      else
        log.error(
          `The storage of media at ${endpoint}/${bucket} cannot be used (${reason}): pictures that are not on this machine are answered with 503, and nothing can be uploaded until it answers again.`,
        );
    },
  });
}
