import { parseStory } from '@broadsheet/sdk-content';
import { expect, test } from 'vitest';
import { readingMinutes } from './readingMinutes.ts';

const words = (count: number) => ({ type: 'text', content: '<p>word </p>'.repeat(count) });
const minutes = (story: object) => readingMinutes(parseStory(story) ?? {});

test.each([
  ['a note', { content_elements: [words(3)] }, 1],
  ['a story', { content_elements: [words(230), { type: 'image' }, words(460)] }, 3],
  ['Japanese', { content_elements: [{ type: 'text', content: '潮'.repeat(2_000) }] }, 4],
  ['what the newsroom has counted', { planning: { story_length: { word_count_actual: 1_150 } } }, 5],
  [
    'a locked story that was counted',
    {
      content_elements: [words(9)],
      content_restrictions: { is_teaser: true },
      planning: { story_length: { word_count_actual: 920 } },
    },
    4,
  ],
  ['a locked story', { content_elements: [words(9)], content_restrictions: { is_teaser: true } }, undefined],
  ['a story without words', { content_elements: [{ type: 'image' }] }, undefined],
  ['nothing', {}, undefined],
])('returns how long it takes to read %s', (_, story, expected) => {
  expect(minutes(story)).toBe(expected);
});
