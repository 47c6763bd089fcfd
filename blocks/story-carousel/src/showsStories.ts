import type { FieldValues, ShowingScope } from '@broadsheet/block-kit';
import { parseFeed } from '@broadsheet/sdk-content';
import type { Story } from '@broadsheet/sdk-content';
import { FEWEST_CARDS, storyHref } from '@broadsheet/story-ui';
import type { fields } from './fields.ts';
import { storiesRequest } from './storiesRequest.ts';

/** Returns whether a story has a card: one of another site would have no link, and one without a headline no text. */
function hasCard(story: Story, site: string): boolean {
  return storyHref(story, site) !== undefined && story.headlines?.basic !== undefined;
}

/** Returns the ids of the stories that the carousel shows; empty until the source has answered. */
export function showsStories(values: FieldValues<typeof fields>, { host }: ShowingScope): readonly string[] {
  const request = storiesRequest(values, host);
  const entry = request === undefined ? undefined : host.content.peek(request);
  if (entry?.status !== 'ready') return [];
  const stories = parseFeed(entry.data)?.content_elements ?? [];
  const shown = stories.filter((story) => hasCard(story, host.site.id));
  return shown.length < FEWEST_CARDS ? [] : shown.flatMap(({ _id }) => _id ?? []);
}
