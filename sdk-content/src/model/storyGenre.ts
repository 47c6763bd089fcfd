import type { Story } from './Story.ts';

/** What kind of journalism a story is. A `page`, such as terms of use, is no news. */
export type StoryGenre = 'news' | 'opinion' | 'review' | 'live-blog' | 'page';

/** By the subtype that an editor chose, in the words of several newsrooms. */
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

/** Tells the genre of a story by its subtype or, without one that is known, by the text of its label; else it is news. */
export function storyGenre({ subtype, label }: Pick<Story, 'subtype' | 'label'>): StoryGenre {
  const names = [subtype, label?.basic?.text].map((name) => (name ?? '').trim().toLowerCase());
  return names.map((name) => GENRES.get(name)).find((genre) => genre !== undefined) ?? 'news';
}
