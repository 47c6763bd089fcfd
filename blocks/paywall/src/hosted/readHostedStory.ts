import { isRecord, string } from '@broadsheet/client-core';

/** The properties of a story that the hosted paywall script gets. */
export interface HostedStory {
  /** The canonical URL, by which the script counts. */
  readonly contentIdentifier: string;
  /** The restriction code. */
  readonly contentRestriction: string;
  readonly contentType: string | undefined;
  /** The id of the primary section, such as `/sport/`. */
  readonly section: string | undefined;
}

/** Reads the properties from the page's content; `undefined` without a canonical URL or a restriction code. */
export function readHostedStory(story: unknown): HostedStory | undefined {
  if (!isRecord(story)) return undefined;
  const { content_restrictions: restrictions, taxonomy } = story;
  const contentIdentifier = string(story['canonical_url']);
  const contentRestriction = isRecord(restrictions) ? string(restrictions['content_code']) : undefined;
  if (!contentIdentifier || !contentRestriction) return undefined;
  const section = isRecord(taxonomy) ? taxonomy['primary_section'] : undefined;
  return {
    contentIdentifier,
    contentRestriction,
    contentType: string(story['type']),
    section: isRecord(section) ? string(section['_id']) : undefined,
  };
}
