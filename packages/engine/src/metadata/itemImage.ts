import { getStoryImage } from '@broadsheet/sdk-content';
import type { Story, StoryImage } from '@broadsheet/sdk-content';

/** Returns the image that a story is shared with: the one that lists show, else the lead art itself. */
export function itemImage(story: Story): StoryImage | undefined {
  const image = getStoryImage(story);
  const lead = story.promo_items?.lead_art;
  if (image !== undefined || lead?.type !== 'image' || lead.url === undefined) return image;
  return { ...lead, url: lead.url };
}
