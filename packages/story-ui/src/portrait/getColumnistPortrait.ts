import { bylineNames } from '@broadsheet/sdk-content';
import { storyGenre } from '@broadsheet/sdk-content/genre';
import type { Portrait, SiteProperties, Story } from '@broadsheet/sdk-content';
import { getPortrait } from './getPortrait.ts';

export interface PortraitScope {
  readonly site: Pick<SiteProperties, 'columnistPortraits'>;
  /** The current resizer token version. */
  readonly tokenVersion: string;
}

/**
 * Returns the portrait for the byline of an opinion piece with one author, if the resizer can make it small. There is none
 * for several authors, because one face beside two names would be misleading.
 */
export function getColumnistPortrait(
  story: Story,
  { site, tokenVersion }: PortraitScope,
): Portrait | undefined {
  if (site.columnistPortraits === false || storyGenre(story) !== 'opinion') return undefined;
  const [author, ...others] = (story.credits?.by ?? []).filter(
    (one) => bylineNames({ by: [one] }).length > 0,
  );
  if (author === undefined || others.length > 0) return undefined;
  const { image, ansImage, additional_properties: more } = author;
  const places = [image, ansImage, more?.original?.image, more?.original?.ansImage];
  const portrait = getPortrait(places, tokenVersion);
  return portrait?.auth?.[tokenVersion] === undefined ? undefined : portrait;
}
