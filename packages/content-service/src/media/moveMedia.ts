/** Copies all media from one storage to another. It may be stopped and repeated: what is there already is not sent again. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestFile } from './digestFile.ts';
import { listMedia } from './listMedia.ts';
import type { MediaStorage, StoredFile } from './MediaStorage.ts';

export interface MoveProgress {
  readonly filesDone: number;
  readonly filesTotal: number;
}

export interface MoveOptions {
  readonly from: MediaStorage;
  readonly to: MediaStorage;
  /** Whether a file is removed from where it was once its copy has been checked. */
  readonly removes: boolean;
  /** Whether a file replaces one of the same name with other content. Otherwise both stay as they are. */
  readonly overwrites: boolean;
  readonly onProgress?: ((progress: MoveProgress) => void) | undefined;
  /** Stops after the files that are under way. */
  readonly signal?: AbortSignal | undefined;
}

export interface MoveReport {
  /** Files that were copied, and bytes of them. */
  readonly copied: number;
  readonly bytes: number;
  /** Files that were there already, with the same content. */
  readonly same: number;
  /** Files that were removed from where they were. */
  readonly removed: number;
  /** Files whose copy is not what was read. They are where they were. */
  readonly damaged: readonly string[];
  /** Files whose name has other content where they were to be copied. Both are as they were. */
  readonly different: readonly string[];
  /** Whether all files were looked at; false: it was stopped. */
  readonly isComplete: boolean;
}

/** The files that are under way at the same time. */
const AT_ONCE = 4;

type Outcome = 'copied' | 'same' | 'damaged' | 'different';

/** Copies a file, and checks the copy by its size and its digest. @param draft a path for a temporary file */
async function copyFile(
  file: StoredFile,
  { from, to, overwrites }: MoveOptions,
  draft: string,
): Promise<Outcome> {
  const { name, bytes } = file;
  const there = await to.find(name);
  const digest = await from.digest(name);
  if (there?.bytes === bytes && (await to.digest(name)) === digest) return 'same';
  if (there !== undefined && !overwrites) return 'different';
  await from.copyTo(name, draft);
  if ((await digestFile(draft)) !== digest) return 'damaged';
  await to.save([{ name, source: draft }]);
  const stored = await to.find(name);
  return stored?.bytes === bytes && (await to.digest(name)) === digest ? 'copied' : 'damaged';
}

/**
 * Copies all files from one storage to another.
 *
 * @throws StorageProblem when one of them does not answer; what was copied is there, and is not sent again next time
 */
export async function moveMedia(options: MoveOptions): Promise<MoveReport> {
  const { from, removes, onProgress, signal } = options;
  const files = await listMedia(from);
  const waiting = [...files];
  const drafts = await mkdtemp(join(tmpdir(), 'broadsheet-media-'));
  const outcomes: (StoredFile & { readonly outcome: Outcome })[] = [];
  async function work(_value: undefined, worker: number): Promise<void> {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      if (signal?.aborted === true) return;
      const outcome = await copyFile(file, options, join(drafts, `${worker}`));
      if (removes && (outcome === 'copied' || outcome === 'same')) await from.remove(file.name);
      outcomes.push({ ...file, outcome });
      onProgress?.({ filesDone: outcomes.length, filesTotal: files.length });
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, () => undefined).map(work));
  } finally {
    await rm(drafts, { recursive: true, force: true });
  }
  const having = (outcome: Outcome) => outcomes.filter((each) => each.outcome === outcome);
  const names = (outcome: Outcome) => having(outcome).map(({ name }) => name);
  const [copied, same] = [having('copied'), having('same')];
  return {
    copied: copied.length,
    bytes: copied.reduce((sum, { bytes }) => sum + bytes, 0),
    same: same.length,
    removed: removes ? copied.length + same.length : 0,
    damaged: names('damaged'),
    different: names('different'),
    isComplete: outcomes.length === files.length,
  };
}
