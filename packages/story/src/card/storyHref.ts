import type { SafeHref } from '@broadsheet/block-kit';
import type { Story } from '@broadsheet/sdk-content';
import { pageHref } from '../links/pageHref.ts';

/** The address of a story on a site; stories without one do not belong to it. */
export function storyHref(story: Story, site: string): SafeHref | undefined {
  return pageHref(story.websites?.[site]?.website_url);
}
