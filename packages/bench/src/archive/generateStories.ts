/**
 * Generates a newspaper with an archive of decades: invented stories of meaningless words that have the frequencies of a
 * language, so that a few words are in nearly every story and most in hardly any.
 */
import { createRandom } from '../memory/createRandom.ts';
import type { Random } from '../memory/createRandom.ts';

export const SECTIONS = ['/news/', '/sport/', '/culture/', '/business/', '/opinion/', '/weather/'] as const;
const AUTHORS = 60;
const TAGS = 400;
const WORDS = 20_000;
const WORDS_OF_A_STORY = 300;
const PARAGRAPH = 50;
/** The milliseconds between two stories: forty stories a day, whatever their number. */
const BETWEEN_MS = 36 * 60_000;
/** The time at which the newest story was written. */
const NEWEST = Date.UTC(2026, 10, 20, 9);
/**
 * Every 20th document is a gallery; the next constants do the same for videos and for stories that are locked until a later
 * day.
 */
const GALLERY_EVERY = 20;
const VIDEO_EVERY = 33;

const SYLLABLES = [
  'ba',
  'den',
  'fi',
  'gor',
  'ha',
  'kel',
  'lo',
  'mur',
  'ni',
  'pas',
  'ro',
  'sil',
  'ta',
  'vem',
  'wo',
  'zu',
];

/** Returns the word of a rank, the most frequent first; each rank has a word of its own. */
export function wordAt(rank: number): string {
  const syllables = [
    rank % 16,
    Math.floor(rank / 16) % 16,
    Math.floor(rank / 256) % 16,
    Math.floor(rank / 4_096) % 16,
  ];
  return syllables.map((index) => SYLLABLES[index] ?? '').join('');
}

/** Draws a word by Zipf's law: its frequency is about proportional to one divided by its rank. */
const drawWord = (random: Random): string => wordAt(Math.floor(WORDS ** random()) - 1);

const drawWords = (count: number, random: Random): string =>
  Array.from({ length: count }, () => drawWord(random)).join(' ');

export const authorSlug = (index: number): string => `author-${index % AUTHORS}`;
/** Returns a tag's slug. Tags have the frequencies of words too: the first is on many stories, the last on hardly any. */
export const tagSlug = (index: number): string => `tag-${index % TAGS}`;

function getType(index: number): 'story' | 'gallery' | 'video' {
  if (index % GALLERY_EVERY === 7) return 'gallery';
  return index % VIDEO_EVERY === 5 ? 'video' : 'story';
}

function drawElements(index: number, random: Random): readonly unknown[] {
  if (getType(index) !== 'story') return [];
  return Array.from({ length: WORDS_OF_A_STORY / PARAGRAPH }, (_, paragraph) => ({
    _id: `generated-${index}-${paragraph}`,
    type: 'text',
    content: `${drawWords(PARAGRAPH, random)}.`,
  }));
}

export const storyUrl = (index: number): string =>
  `${SECTIONS[index % SECTIONS.length] ?? '/news/'}generated/story-${index}/`;

/** Returns the document of a number, always the same one; a higher number is an older story. */
export function generateStory(index: number): Readonly<Record<string, unknown>> {
  const random = createRandom(index);
  const section = SECTIONS[index % SECTIONS.length] ?? '/news/';
  const url = storyUrl(index);
  const date = new Date(NEWEST - index * BETWEEN_MS).toISOString();
  const tags = Array.from({ length: 3 }, () => tagSlug(Math.floor(TAGS ** random()) - 1));
  const by = authorSlug(Math.floor(random() * AUTHORS));
  return {
    _id: `generated-${index}`,
    type: getType(index),
    version: '0.10.12',
    canonical_url: url,
    canonical_website: 'courier',
    display_date: date,
    first_publish_date: date,
    publish_date: date,
    last_updated_date: date,
    created_date: date,
    headlines: { basic: drawWords(8, random) },
    description: { basic: drawWords(25, random) },
    credits: { by: [{ type: 'author', version: '0.10.12', name: by.replace('-', ' '), slug: by }] },
    taxonomy: {
      tags: [...new Set(tags)].map((slug) => ({ text: slug, slug })),
      primary_section: {
        type: 'section',
        version: '0.10.12',
        _id: section,
        _website: 'courier',
        name: section,
      },
      sections: [{ type: 'section', version: '0.10.12', _id: section, _website: 'courier', name: section }],
    },
    websites: {
      courier: {
        website_section: {
          type: 'section',
          version: '0.10.12',
          _id: section,
          _website: 'courier',
          name: section,
        },
        website_url: url,
      },
    },
    content_elements: drawElements(index, random),
  };
}

/** Yields the documents of the numbers from `from` up to but without `to`, one a line: NDJSON in pieces of a hundred. */
export function* generateLines({
  from,
  to,
}: {
  readonly from: number;
  readonly to: number;
}): Generator<string> {
  for (let begin = from; begin < to; begin += 100) {
    const end = Math.min(begin + 100, to);
    const lines = Array.from({ length: end - begin }, (_, offset) =>
      JSON.stringify(generateStory(begin + offset)),
    );
    yield `${lines.join('\n')}\n`;
  }
}
