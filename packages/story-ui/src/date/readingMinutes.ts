import { plainText } from '@broadsheet/sdk-content';
import type { Story } from '@broadsheet/sdk-content';
import { storyGenre } from '@broadsheet/sdk-content/genre';

/** The words that most people read at ease in a minute. */
const WORDS_A_MINUTE = 230;
/** The same in characters, for scripts without spaces between words. */
const SIGNS_A_MINUTE = 500;
const SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

const roundMinutes = (minutes: number): number => Math.max(1, Math.round(minutes));

/**
 * Returns the reading time of a story in whole minutes, at least one; `undefined` if it is unknown. It uses the newsroom's
 * count, `planning.story_length.word_count_actual`, else the text, but not that of a locked story, of which the page has
 * only the beginning; a live blog has no end to read to.
 */
export function readingMinutes(story: Story): number | undefined {
  if (storyGenre(story) === 'live-blog') return undefined;
  const counted = story.planning?.story_length?.word_count_actual;
  if (counted !== undefined && counted > 0) return roundMinutes(counted / WORDS_A_MINUTE);
  if (story.content_restrictions?.is_teaser === true) return undefined;
  const texts = (story.content_elements ?? []).map((element) =>
    'content' in element && typeof element.content === 'string' ? (plainText(element.content) ?? '') : '',
  );
  const body = texts.join(' ').trim();
  if (body === '') return undefined;
  const signs = body.match(SIGNS)?.length ?? 0;
  const words = body.replaceAll(SIGNS, ' ').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  return roundMinutes(signs / SIGNS_A_MINUTE + words / WORDS_A_MINUTE);
}
