import type { Story } from '@broadsheet/sdk-content';

/** Returns the sanitised player markup of a video, or of a story whose lead art is a video. */
export function getVideoMarkup(story: Story): string | undefined {
  if (story.type === 'video') return story.embed_html;
  const lead = story.promo_items?.lead_art;
  return lead?.type === 'video' ? lead.embed_html : undefined;
}
