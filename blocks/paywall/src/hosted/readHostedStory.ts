import { isRecord, readString } from '@broadsheet/client-core';

/** What the hosted paywall script is told of a story. */
export interface HostedStory {
  /** Canonical URL: what the script counts by. */
  readonly contentIdentifier: string;
  /** The restriction code. */
  readonly contentRestriction: string;
  readonly contentType: string | undefined;
  /** Id of the primary section, such as `/sport/`. */
  readonly section: string | undefined;
}

/** Reads it from the page's content; `undefined` for content without an address or a restriction code. */
export function readHostedStory(story: unknown): HostedStory | undefined {
  if (!isRecord(story)) return undefined;
  const { content_restrictions: restrictions, taxonomy } = story;
  const contentIdentifier = readString(story, 'canonical_url');
  const contentRestriction = isRecord(restrictions) ? readString(restrictions, 'content_code') : undefined;
  if (!contentIdentifier || !contentRestriction) return undefined;
  const section = isRecord(taxonomy) ? taxonomy['primary_section'] : undefined;
  return {
    contentIdentifier,
    contentRestriction,
    contentType: readString(story, 'type'),
    section: isRecord(section) ? readString(section, '_id') : undefined,
  };
}
