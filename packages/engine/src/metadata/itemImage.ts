import { getStoryImage } from '@broadsheet/sdk-content';
import type { Image, Story, StoryImage } from '@broadsheet/sdk-content';
import type { Network } from './SocialImages.ts';

/** Returns the image that a story is shared with: the one that lists show, else the lead art itself. */
export function itemImage(story: Story): StoryImage | undefined {
  const image = getStoryImage(story);
  const lead = story.promo_items?.lead_art;
  if (image !== undefined || lead?.type !== 'image' || lead.url === undefined) return image;
  return { ...lead, url: lead.url };
}

/** Returns the image that a story has for previews of a network; that of Open Graph serves both. */
export function previewImage(story: Story, network: Network): (Image & { readonly url: string }) | undefined {
  const { og_image: og, twitter_image: twitter } = story.promo_items ?? {};
  const image = (network === 'twitter' ? twitter : undefined) ?? og;
  return image?.url === undefined ? undefined : { ...image, url: image.url };
}
