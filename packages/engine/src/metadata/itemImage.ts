import { getStoryImage } from '@broadsheet/sdk-content';
import type { Story, StoryImage } from '@broadsheet/sdk-content';

/** The image a story is shared with: its image as lists show it, else the lead art itself. */
export function itemImage(story: Story): StoryImage | undefined {
  const image = getStoryImage(story);
  const lead = story.promo_items?.lead_art;
  if (image !== undefined || lead?.type !== 'image' || lead.url === undefined) return image;
  return { ...lead, url: lead.url };
}
