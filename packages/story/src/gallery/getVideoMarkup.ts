import type { Story } from '@broadsheet/sdk-content';

/** The sanitised player markup of a video, or of a story that is led by one. */
export function getVideoMarkup(story: Story): string | undefined {
  if (story.type === 'video') return story.embed_html;
  const lead = story.promo_items?.lead_art;
  return lead?.type === 'video' ? lead.embed_html : undefined;
}
