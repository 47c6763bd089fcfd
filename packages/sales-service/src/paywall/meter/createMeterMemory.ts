/**
 * The latest readings of the browsers' meters. A cookie says what was read when it was signed; one that was copied and is sent
 * again, or that two tabs send at once, says too little. What is missing in it is added from here.
 *
 * The memory is bounded, belongs to one process and has meters under salted hashes of their ids. What it forgets is known by
 * the cookie alone.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { createCache } from '@broadsheet/client-core';
import type { StoryRead } from '@broadsheet/paywall';
import type { Meter } from './meterToken.ts';

export interface MeterMemory {
  /** Returns the readings of a meter and those that are remembered of it, the oldest first. */
  complete(meter: Meter): readonly StoryRead[];
  /** Remembers all readings of a meter. */
  remember(meter: Meter): void;
}

const MAX_METERS = 10_000;
/** The maximum number of readings of all meters together, about 20 MB. */
const MAX_READINGS = 200_000;
const FOR_EVER = { ttlMs: Number.POSITIVE_INFINITY };

function mergeReads(reads: readonly StoryRead[]): readonly StoryRead[] {
  const merged = new Map<string, StoryRead>();
  for (const read of reads) {
    const key = `${read.rule} ${read.story}`;
    const known = merged.get(key);
    if (known === undefined || known.at < read.at) merged.set(key, read);
  }
  return [...merged.values()].toSorted((a, b) => a.at - b.at);
}

/** Creates the memory. @param options.maxMeters of how many meters it remembers the readings; 10,000 when left out */
export function createMeterMemory(
  clock: { now(): number },
  { maxMeters = MAX_METERS }: { readonly maxMeters?: number } = {},
): MeterMemory {
  const salt = randomBytes(32);
  const hashed = (id: string): string => createHmac('sha256', salt).update(id).digest('base64url');
  const latest = createCache<readonly StoryRead[]>({
    clock,
    maxEntries: maxMeters,
    maxSize: MAX_READINGS,
    sizeOf: (reads) => reads.length,
  });
  return {
    complete: ({ id, reads }) => mergeReads([...reads, ...(latest.get(hashed(id)).value ?? [])]),
    remember: ({ id, reads }) => latest.set(hashed(id), reads, FOR_EVER),
  };
}
