import type { Credits, Portrait } from '@broadsheet/sdk-content';
import { getPortrait, socialNetwork } from '@broadsheet/story-ui';
import type { SocialLink } from '@broadsheet/story-ui';

/** An author as the block shows them. */
export interface ShortBio {
  /** The name that the author signs with; without it there is no heading. */
  readonly byline: string | undefined;
  /** The author's name in the labels of the profile links. */
  readonly name: string;
  readonly url: string | undefined;
  /** The short bio as HTML. */
  readonly description: string;
  readonly portrait: Portrait | undefined;
  readonly links: readonly SocialLink[];
}

/**
 * Returns the authors that have both a description and a bio; the block shows the description, the bio is for the author's
 * page.
 *
 * @param tokenVersion the resizer token version in force
 */
export function shortBios(credits: Credits | undefined, tokenVersion: string): readonly ShortBio[] {
  return (credits?.by ?? []).flatMap((author): readonly ShortBio[] => {
    const { description, name, url, image, ansImage, social_links = [] } = author;
    const original = author.additional_properties?.original;
    if (description === undefined || original?.bio === undefined) return [];
    const links = social_links.flatMap(({ site, url: value }) =>
      site === undefined || value === undefined ? [] : [{ network: socialNetwork(site), value }],
    );
    return [
      {
        byline: original.byline,
        name: name ?? original.byline ?? '',
        url,
        description,
        portrait: getPortrait([image, ansImage, original.image, original.ansImage], tokenVersion),
        links,
      },
    ];
  });
}
