import { isRecord, readString } from '@broadsheet/client-core';

/** What rules ask of a story. */
export interface StoryFacts {
  /** By which readings of it are told apart. */
  readonly id: string;
  /** Its restriction code, such as `metered`. */
  readonly contentRestriction?: string | undefined;
  /** `story`, `gallery` or `video`. */
  readonly contentType?: string | undefined;
  /** Id of its primary section, such as `/sport/`. */
  readonly section?: string | undefined;
}

function readRecord(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}

function readId(value: unknown): string | undefined {
  return isRecord(value) ? readString(value, '_id') : undefined;
}

/** The facts of a content item (ANS), as its source gives it; undefined for what has neither id nor URL. */
export function readStoryFacts(story: unknown, site: string): StoryFacts | undefined {
  if (!isRecord(story)) return undefined;
  const id = readString(story, '_id') ?? readString(story, 'canonical_url');
  if (id === undefined) return undefined;
  const restrictions = story['content_restrictions'];
  const onSite = readRecord(story['websites'], site);
  return {
    id,
    contentRestriction: isRecord(restrictions) ? readString(restrictions, 'content_code') : undefined,
    contentType: readString(story, 'type'),
    section:
      readId(readRecord(story['taxonomy'], 'primary_section')) ??
      readId(readRecord(onSite, 'website_section')),
  };
}
