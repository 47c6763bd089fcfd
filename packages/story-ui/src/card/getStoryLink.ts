import type { Href } from '@broadsheet/block-kit';
import type { Story } from '@broadsheet/sdk-content';
import { storyHref } from './storyHref.ts';

/** The link of a card's headline and image. */
export interface CardLink {
  readonly href: Href;
  readonly openInNewTab: boolean;
}

/** Returns a link to the story on a site, in the same tab; `undefined` for a story without a URL there. */
export function getStoryLink(story: Story, site: string): CardLink | undefined {
  const href = storyHref(story, site);
  return href && { href, openInNewTab: false };
}
