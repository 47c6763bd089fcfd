/** The locked stories of the sample newspaper, and the sentences that only some readers may read. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord, list, string } from '@broadsheet/client-core';

const STORIES = join(import.meta.dirname, '../../../fixtures/stories');

export interface LockedFixture {
  readonly id: string;
  readonly url: string;
  readonly code: string;
  readonly headline: string;
  /** The id of its section. */
  readonly section: string;
  /** Pieces of plain text from after the first two paragraphs. */
  readonly rest: readonly string[];
}

/** Converts a text to the form in which texts are compared: without tags and entities, with single spaces. */
export function plain(text: string): string {
  return text
    .replaceAll(/\\u00([\da-f]{2})/gi, (_all, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#x([\da-f]+);/gi, (_all, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\\n|\s+/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

/** Returns every text in a value, at any depth. */
function textsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  // A link to another story contains that story's headline, which is public.
  if (!isRecord(value) || value['type'] === 'interstitial_link') return [];
  const own = [string(value['content']), string(value['caption'])].filter((text) => text !== undefined);
  return [...own, ...Object.values(value).flatMap(textsIn)];
}

const LEAST = 40;

function restOf(elements: readonly unknown[]): readonly string[] {
  let paragraphs = 0;
  const behind = elements.filter((element) => {
    const isShown = paragraphs < 2;
    if (isRecord(element) && element['type'] === 'text') paragraphs += 1;
    return !isShown;
  });
  return textsIn(behind)
    .flatMap((text) => plain(text.replaceAll(/<[^>]*>/g, '\n')).split('\n'))
    .flatMap((text) => text.split(/(?<=[.?!]) /))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= LEAST);
}

function readStory(path: string): LockedFixture | undefined {
  const story: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isRecord(story)) return undefined;
  const { content_restrictions: restrictions, headlines, taxonomy } = story;
  const code = isRecord(restrictions) ? string(restrictions['content_code']) : undefined;
  if (code === undefined) return undefined;
  const section = isRecord(taxonomy) ? taxonomy['primary_section'] : undefined;
  const referent = isRecord(section) ? section['referent'] : undefined;
  return {
    id: string(story['_id']) ?? '',
    url: string(story['canonical_url']) ?? '',
    code,
    headline: (isRecord(headlines) && string(headlines['basic'])) || '',
    section: (isRecord(referent) && string(referent['id'])) || '',
    rest: restOf(list((element) => element)(story['content_elements']) ?? []),
  };
}

/** Reads the locked stories from their files. */
export function readLockedFixtures(): readonly LockedFixture[] {
  return readdirSync(STORIES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readStory(join(STORIES, name)) ?? []);
}
