import { trailingSlash } from '@broadsheet/sdk-content';
import type { Story } from '@broadsheet/sdk-content';

/** The address of a story on a site; stories without one do not belong to it (block-contracts R-URL). */
export function storyAddress(story: Story, site: string): string | undefined {
  const address = story.websites?.[site]?.website_url;
  return address === undefined ? undefined : trailingSlash(address);
}
