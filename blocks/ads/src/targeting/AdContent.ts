import { isRecord, string } from '@broadsheet/client-core';
import { parseStory } from '@broadsheet/sdk-content';

/** The part of the page's content that ad targeting uses. */
export interface AdContent {
  readonly id: string | undefined;
  /** The ANS type, e.g. `story`. */
  readonly type: string | undefined;
  readonly tags: readonly string[];
  /** The id of the section that the item belongs to, by site. */
  readonly sections: Readonly<Record<string, string | undefined>>;
  /** True for a node of the section hierarchy. */
  readonly isSection: boolean;
}

/** Reads a page's content; `undefined` for a value that is no content. */
export function readAdContent(input: unknown): AdContent | undefined {
  if (!isRecord(input)) return undefined;
  const story = parseStory(input);
  const websites = Object.entries(story?.websites ?? {});
  return {
    id: string(input['_id']),
    type: story?.type,
    tags: (story?.taxonomy?.tags ?? []).flatMap(({ slug }) => (slug === undefined ? [] : [slug])),
    sections: Object.fromEntries(
      websites.map(([site, { website_section: section }]) => [site, section?._id]),
    ),
    isSection: string(input['node_type']) === 'section',
  };
}
