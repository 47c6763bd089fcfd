import { isRecord, string } from '@broadsheet/client-core';

/** The properties of a story that rules depend on. */
export interface StoryFacts {
  /** By which readings of it are told apart. */
  readonly id: string;
  /** The story's restriction code, e.g. `metered`. */
  readonly contentRestriction?: string | undefined;
  /** `story`, `gallery` or `video`. */
  readonly contentType?: string | undefined;
  /** The id of its primary section, e.g. `/sport/`. */
  readonly section?: string | undefined;
}

function readRecord(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}

function readId(value: unknown): string | undefined {
  return isRecord(value) ? string(value['_id']) : undefined;
}

/** Returns the paths of the members of a content item (ANS) that decide whether it is locked. */
export function listFactFields(site: string): readonly string[] {
  return [
    '_id',
    'type',
    'canonical_url',
    'content_restrictions',
    'taxonomy.primary_section._id',
    `websites.${site}.website_section._id`,
  ];
}

/** Reads the facts of an unparsed content item (ANS); undefined if it has neither id nor URL. */
export function readStoryFacts(story: unknown, site: string): StoryFacts | undefined {
  if (!isRecord(story)) return undefined;
  const id = string(story['_id']) ?? string(story['canonical_url']);
  if (id === undefined) return undefined;
  const restrictions = story['content_restrictions'];
  const onSite = readRecord(story['websites'], site);
  return {
    id,
    contentRestriction: isRecord(restrictions) ? string(restrictions['content_code']) : undefined,
    contentType: string(story['type']),
    section:
      readId(readRecord(story['taxonomy'], 'primary_section')) ??
      readId(readRecord(onSite, 'website_section')),
  };
}
