/**
 * What is suggested for the words that a reader types. It reads no more of a search's answer than it needs, without the
 * parser of whole stories, because the bar of every page fetches it.
 */
import { isRecord, list, object, string } from '@broadsheet/client-core';

type Fields = Readonly<Record<string, unknown>>;

/** What a reader may mean while typing: a subject to search for, or a story to open. */
export type Suggestion =
  | { readonly kind: 'subject'; readonly text: string }
  | {
      readonly kind: 'story';
      /** HTML, which has to be made plain. */
      readonly headline: string;
      /** A path of the site. */
      readonly url: string;
      /** The language of the story, where it names one. */
      readonly language: string | undefined;
    };

const MOST_SUBJECTS = 3;
const MOST_STORIES = 5;

/** Returns the field filter of a search for suggestions. */
export function suggestionsFilter(site: string): string {
  return `{ data { _id language headlines { basic } taxonomy { tags { text } } websites { ${site} { website_url } } } }`;
}

/** Returns a text without case and accents, to compare what readers type with what editors wrote. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Returns the subjects that have a word which starts with what was typed. */
function listSubjects(stories: readonly Fields[], typed: string): readonly Suggestion[] {
  const readText = (tag: unknown) => (isRecord(tag) ? string(tag['text']) : undefined);
  const texts = stories
    .flatMap((story) => list(readText)((object(story['taxonomy']) ?? {})['tags']) ?? [])
    .filter((text) => fold(text) !== fold(typed) && ` ${fold(text)}`.includes(` ${fold(typed)}`));
  const byFolded = new Map(texts.map((text) => [fold(text), text]));
  return [...byFolded.values()].slice(0, MOST_SUBJECTS).map((text) => ({ kind: 'subject', text }));
}

function toStory(story: Fields, site: string): readonly Suggestion[] {
  const url = string((object((object(story['websites']) ?? {})[site]) ?? {})['website_url']);
  const headline = string((object(story['headlines']) ?? {})['basic']);
  if (headline === undefined || url === undefined || !/^\/(?![/\\])/.test(url)) return [];
  return [{ kind: 'story', headline, url, language: string(story['language']) }];
}

/**
 * Returns suggestions from the answer of a search for what was typed: up to three subjects whose words start with it, then
 * the five best stories.
 */
export function toSuggestions(
  answer: unknown,
  { typed, site }: { readonly typed: string; readonly site: string },
): readonly Suggestion[] {
  const found = isRecord(answer) ? answer : {};
  const stories = list((item) => (isRecord(item) ? item : undefined))(found['data']) ?? [];
  return [
    ...listSubjects(stories, typed.trim()),
    ...stories.flatMap((story) => toStory(story, site)).slice(0, MOST_STORIES),
  ];
}
