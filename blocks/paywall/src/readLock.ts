import { isRecord, string } from '@broadsheet/client-core';

export type WallKind = 'registration' | 'payment';

/** The properties of a locked story that do not depend on the reader. */
export interface Lock {
  /** The wall for readers of whom nothing is known. */
  readonly wall: WallKind;
  /** The campaign of the offer behind the wall, or a URL; absent: the default one. */
  readonly campaign?: string | undefined;
}

/** Reads the lock of a story from its public copy; `undefined` for a story that everybody may read in full. */
export function readLock(story: unknown): Lock | undefined {
  const restrictions = isRecord(story) ? story['content_restrictions'] : undefined;
  if (!isRecord(restrictions) || restrictions['is_teaser'] !== true) return undefined;
  return {
    wall: string(restrictions['wall']) === 'registration' ? 'registration' : 'payment',
    campaign: string(restrictions['campaign']),
  };
}
