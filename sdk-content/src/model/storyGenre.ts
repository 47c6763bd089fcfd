import type { Story } from './Story.ts';

/** The journalistic genre of a story. A `page`, such as the terms of use, is not news. */
export type StoryGenre = 'news' | 'opinion' | 'review' | 'live-blog' | 'page';

/** The genres by subtype, with the subtype names of several newsrooms. */
const GENRES: ReadonlyMap<string, StoryGenre> = new Map([
  ['column', 'opinion'],
  ['commentary', 'opinion'],
  ['editorial', 'opinion'],
  ['live-blog', 'live-blog'],
  ['op-ed', 'opinion'],
  ['opinion', 'opinion'],
  ['page', 'page'],
  ['review', 'review'],
]);

/** Returns the genre for a story's subtype; if that is unknown, the genre for the text of its label; else `news`. */
export function storyGenre({ subtype, label }: Pick<Story, 'subtype' | 'label'>): StoryGenre {
  const names = [subtype, label?.basic?.text].map((name) => (name ?? '').trim().toLowerCase());
  return names.map((name) => GENRES.get(name)).find((genre) => genre !== undefined) ?? 'news';
}
