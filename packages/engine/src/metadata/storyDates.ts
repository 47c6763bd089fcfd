import type { StorySubject } from './parseSubject.ts';

function readable(value: string | undefined): string | undefined {
  return value === undefined || Number.isNaN(Date.parse(value)) ? undefined : value;
}

/** Returns the date that readers see on a story, as it is written in the content. */
export function getPublished({ story }: StorySubject): string | undefined {
  return readable(story.display_date) ?? readable(story.first_publish_date);
}

/** Returns the date of a story's last change, as it is written in the content. */
export function getModified({ story }: StorySubject): string | undefined {
  return readable(story.last_updated_date);
}
