import type { SafeHref } from '@broadsheet/block-kit';
import type { Story } from '@broadsheet/sdk-content';
import { pageHref } from '../links/pageHref.ts';

/**
 * Returns the URL of a story on a site; `undefined` for a story that has none there, because it does not belong to the
 * site.
 */
export function storyHref(story: Story, site: string): SafeHref | undefined {
  return pageHref(story.websites?.[site]?.website_url);
}
