import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { getErrorMessage, systemClock } from '@broadsheet/client-core';
import { createBucketStorage } from '@broadsheet/platform';
import type { Config } from '../../config/readConfig.ts';
import { openBucket } from '../../media/openBucket.ts';
import type { CommandLine } from '../CommandLine.ts';
import type { Concern } from './Concern.ts';
import { findOperation } from './examineOperation.ts';
import { findConcerns } from './findConcerns.ts';

/** Returns the free bytes where a folder is, or will be; undefined if the computer does not tell. */
async function readFreeBytes(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    // Before the first start the folder is not there.
    const parent = dirname(folder);
    return parent === folder ? undefined : readFreeBytes(parent);
  }
}

/** Asks for one name in the bucket of media. @returns why that fails */
async function findBucketProblem({ mediaBucket }: Config): Promise<string | undefined> {
  if (mediaBucket === undefined) return undefined;
  const storage = createBucketStorage(openBucket(mediaBucket, { error: () => undefined }));
  try {
    await storage.check();
    return undefined;
  } catch (error) {
    return `MEDIA_BUCKET: ${getErrorMessage(error)}`;
  }
}

const HEADINGS: Readonly<Record<Concern['weight'], string>> = {
  unsafe: 'Unsafe',
  missing: 'Missing',
  advice: 'Worth knowing',
};

/**
 * Tells what of the configuration is unsafe or missing in production, whether there is a recent backup, and whether mails are
 * delivered. Changes nothing.
 *
 * @returns 1 when something is unsafe or missing
 */
export async function doctorCommand(line: CommandLine): Promise<0 | 1> {
  const config = line.readConfig();
  const concerns = findConcerns(config, {
    hasGivenSecret: line.secret !== undefined && line.secret !== '',
    freeBytes: await readFreeBytes(config.dataDir),
    bucketProblem: await findBucketProblem(config),
    operation: await findOperation(config),
    now: systemClock.now(),
    isBuilt: line.clientDir !== undefined,
  });
  for (const weight of ['unsafe', 'missing', 'advice'] as const) {
    const texts = concerns.filter((concern) => concern.weight === weight).map(({ text }) => text);
    if (texts.length === 0) continue;
    line.print(`${HEADINGS[weight]}:`);
    for (const text of texts) line.print(`  - ${text}`);
  }
  const grave = concerns.filter(({ weight }) => weight !== 'advice').length;
  line.print(grave === 0 ? 'Nothing is unsafe or missing.' : `${grave} to mend before readers come.`);
  return grave === 0 ? 0 : 1;
}
