import { isRecord, readString } from '@broadsheet/client-core';

export type WallKind = 'registration' | 'payment';

/** What is known of a locked story without knowing its reader. */
export interface Lock {
  /** The wall of a reader of whom nothing is known. */
  readonly wall: WallKind;
  /** Campaign of the offer behind the wall, or a URL; absent: the default one. */
  readonly campaign?: string | undefined;
}

/** Reads the lock of a story from its public copy; `undefined` for a story that everybody gets whole. */
export function readLock(story: unknown): Lock | undefined {
  const restrictions = isRecord(story) ? story['content_restrictions'] : undefined;
  if (!isRecord(restrictions) || restrictions['is_teaser'] !== true) return undefined;
  return {
    wall: readString(restrictions, 'wall') === 'registration' ? 'registration' : 'payment',
    campaign: readString(restrictions, 'campaign'),
  };
}
