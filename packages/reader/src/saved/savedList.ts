/** The saved stories as one browser keeps them: the reader's own copy, and what has not been sent yet. */
import type { Environment } from '@broadsheet/block-kit';
import { isRecord, parseJson, readArray, readBoolean, readNumber, readString } from '@broadsheet/client-core';

/** Local item. */
export const SAVED_KEY = 'broadsheet.saved';
/** Stories of one browser; the ones saved longest ago leave first, as on the platform. */
const MOST_SAVED = 500;

/** What a list shows of a story. */
export interface SavedStory {
  /** `_id` in ANS. */
  readonly story: string;
  readonly headline: string;
  /** Path on this site. */
  readonly url: string;
}

export interface SavedEntry extends SavedStory {
  /** When it was saved or taken off, in milliseconds since 1970. */
  readonly at: number;
  readonly isSaved: boolean;
  /** The platform does not know it yet. */
  readonly isPending: boolean;
}

export interface SavedList {
  /** The reader's id; empty while it is nobody's. */
  readonly owner: string;
  readonly entries: readonly SavedEntry[];
}

const NONE: SavedList = { owner: '', entries: [] };

function parseEntry(value: unknown): SavedEntry | undefined {
  if (!isRecord(value)) return undefined;
  const [story, headline, url] = ['story', 'headline', 'url'].map((name) => readString(value, name));
  const at = readNumber(value, 'at');
  if (!story || headline === undefined || !url?.startsWith('/') || at === undefined) return undefined;
  const isSaved = readBoolean(value, 'isSaved') ?? true;
  return { story, headline, url, at, isSaved, isPending: readBoolean(value, 'isPending') ?? false };
}

/** What lies in the storage; nothing where that is no list. */
export function readSavedList({ readLocalItem }: Pick<Environment, 'readLocalItem'>): SavedList {
  const value = parseJson(readLocalItem(SAVED_KEY) ?? '');
  if (!isRecord(value)) return NONE;
  return {
    owner: readString(value, 'owner') ?? '',
    entries: readArray(value, 'entries', parseEntry) ?? [],
  };
}

/** Keeps a list, the last entry first; an empty one leaves nothing behind. */
export function writeSavedList(
  { writeLocalItem }: Pick<Environment, 'writeLocalItem'>,
  { owner, entries }: SavedList,
): void {
  const kept = entries.toSorted((one, other) => other.at - one.at).slice(0, MOST_SAVED);
  writeLocalItem(SAVED_KEY, kept.length === 0 ? undefined : JSON.stringify({ owner, entries: kept }));
}

/** The stories of the platform's answer. @throws Error it is none */
export function parseSavedAnswer(value: unknown): SavedList {
  const owner = isRecord(value) ? readString(value, 'owner') : undefined;
  const entries = isRecord(value) ? readArray(value, 'stories', parseEntry) : undefined;
  if (!owner || entries === undefined) throw new Error('The answer is no list of saved stories.');
  return { owner, entries };
}
