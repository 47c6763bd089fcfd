import { bylineNames } from '@broadsheet/sdk-content';
import { storyGenre } from '@broadsheet/sdk-content/genre';
import type { Portrait, SiteProperties, Story } from '@broadsheet/sdk-content';
import { portraitOf } from './portraitOf.ts';

export interface PortraitScope {
  readonly site: Pick<SiteProperties, 'columnistPortraits'>;
  /** The resizer token version in force. */
  readonly tokenVersion: string;
}

/**
 * The portrait that stands beside the name of an opinion piece: of its one author, where the resizer can make it small. With
 * several authors none, for one face beside two names would be wrong about one of them.
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
  const portrait = portraitOf(places, tokenVersion);
  return portrait?.auth?.[tokenVersion] === undefined ? undefined : portrait;
}
