import { pictureOf } from '@broadsheet/sdk-content';
import type { Story, StoryPicture } from '@broadsheet/sdk-content';

/** The picture a story is shared with: that of R-IMG, else the lead art itself (block-contracts 5.2). */
export function itemPicture(story: Story): StoryPicture | undefined {
  const picture = pictureOf(story);
  const lead = story.promo_items?.lead_art;
  if (picture !== undefined || lead?.type !== 'image' || lead.url === undefined) return picture;
  return { ...lead, url: lead.url };
}
