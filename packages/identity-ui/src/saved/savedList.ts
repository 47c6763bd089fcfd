/** The saved stories as a browser stores them: the reader's copy, and the changes that have not been sent yet. */
import type { Environment } from '@broadsheet/block-kit';
import { boolean, isRecord, list, number, parseJson, string } from '@broadsheet/client-core';

/** The key of the local storage item. */
export const SAVED_KEY = 'broadsheet.saved';
/** Stories of one browser; the ones saved longest ago leave first, as on the platform. */
const MOST_SAVED = 500;

/** A saved story, with what a list shows of it. */
export interface SavedStory {
  /** `_id` in ANS. */
  readonly story: string;
  readonly headline: string;
  /** The story's path on this site. */
  readonly url: string;
  /** The language of the headline as a BCP 47 tag; undefined where it is the site's or unknown. */
  readonly language?: string | undefined;
}

export interface SavedEntry extends SavedStory {
  /** When it was saved or removed, in milliseconds since 1970. */
  readonly at: number;
  readonly isSaved: boolean;
  /** Whether the platform does not know it yet. */
  readonly isPending: boolean;
}

export interface SavedList {
  /** The reader's id; empty while nobody is signed in. */
  readonly owner: string;
  readonly entries: readonly SavedEntry[];
}

const NONE: SavedList = { owner: '', entries: [] };

function parseEntry(value: unknown): SavedEntry | undefined {
  if (!isRecord(value)) return undefined;
  const [story, headline, url] = ['story', 'headline', 'url'].map((name) => string(value[name]));
  const at = number(value['at']);
  if (!story || headline === undefined || !url?.startsWith('/') || at === undefined) return undefined;
  const isSaved = boolean(value['isSaved']) ?? true;
  const language = string(value['language']) || undefined;
  return { story, headline, url, language, at, isSaved, isPending: boolean(value['isPending']) ?? false };
}

/** Reads the stored list; an empty one if what is stored is not a list. */
export function readSavedList({ readLocalItem }: Pick<Environment, 'readLocalItem'>): SavedList {
  const value = parseJson(readLocalItem(SAVED_KEY) ?? '');
  if (!isRecord(value)) return NONE;
  return {
    owner: string(value['owner']) ?? '',
    entries: list(parseEntry)(value['entries']) ?? [],
  };
}

/** Stores a list, the last entry first; an empty list removes the item. */
export function writeSavedList(
  { writeLocalItem }: Pick<Environment, 'writeLocalItem'>,
  { owner, entries }: SavedList,
): void {
  const kept = entries.toSorted((one, other) => other.at - one.at).slice(0, MOST_SAVED);
  writeLocalItem(SAVED_KEY, kept.length === 0 ? undefined : JSON.stringify({ owner, entries: kept }));
}

/** Parses the platform's answer. @throws Error when it is not a list of stories */
export function parseSavedAnswer(value: unknown): SavedList {
  const owner = isRecord(value) ? string(value['owner']) : undefined;
  const entries = isRecord(value) ? list(parseEntry)(value['stories']) : undefined;
  if (!owner || entries === undefined) throw new Error('The answer is no list of saved stories.');
  return { owner, entries };
}
