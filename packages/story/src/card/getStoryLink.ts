import type { Href } from '@broadsheet/block-kit';
import type { Story } from '@broadsheet/sdk-content';
import { storyHref } from './storyHref.ts';

/** Where headline and image of a card lead. */
export interface CardLink {
  readonly href: Href;
  readonly openInNewTab: boolean;
}

/** Leads to the story on a site, in the same tab; `undefined` for a story without an address there. */
export function getStoryLink(story: Story, site: string): CardLink | undefined {
  const href = storyHref(story, site);
  return href && { href, openInNewTab: false };
}
