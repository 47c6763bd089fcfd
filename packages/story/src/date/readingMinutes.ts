import { plainText } from '@broadsheet/sdk-content';
import type { Story } from '@broadsheet/sdk-content';

/** What most people read without haste in a minute. */
const WORDS_A_MINUTE = 230;
/** Of writings without blanks between words. */
const SIGNS_A_MINUTE = 500;
const SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

const minutesOf = (minutes: number): number => Math.max(1, Math.round(minutes));

/**
 * How long a story takes to read, in whole minutes, at least one; `undefined` where nobody can tell. Of a locked story the
 * page holds only the beginning: there the newsroom's own count says it, `planning.story_length.word_count_actual`.
 */
export function readingMinutes(story: Story): number | undefined {
  const counted = story.planning?.story_length?.word_count_actual;
  if (counted !== undefined && counted > 0) return minutesOf(counted / WORDS_A_MINUTE);
  if (story.content_restrictions?.is_teaser === true) return undefined;
  const texts = (story.content_elements ?? []).map((element) =>
    'content' in element && typeof element.content === 'string' ? (plainText(element.content) ?? '') : '',
  );
  const body = texts.join(' ').trim();
  if (body === '') return undefined;
  const signs = body.match(SIGNS)?.length ?? 0;
  const words = body.replaceAll(SIGNS, ' ').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  return minutesOf(signs / SIGNS_A_MINUTE + words / WORDS_A_MINUTE);
}
