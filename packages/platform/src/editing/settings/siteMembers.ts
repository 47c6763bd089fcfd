import { omit } from '../../content/json/Json.ts';
import type { JsonObject } from '../../content/json/Json.ts';

/**
 * The properties of a site that editors may change. What runs script on its pages, where its calls go, and who advertises
 * are matters of the installation: they come with `site.json`, are shown in no draft, and stay as they are.
 */
const SITE_MEMBERS = [
  'websiteName',
  'shortName',
  'locale',
  'textDirection',
  'textFlow',
  'dateLocalization',
  'primaryLogo',
  'primaryLogoAlt',
  'lightBackgroundLogo',
  'lightBackgroundLogoAlt',
  'fallbackImage',
  'themeColor',
  'facebookPage',
  'twitterUsername',
  'rssUrl',
  'copyrightText',
  'contact',
] as const;

/** What editors may change of stored properties. */
export const pickSiteMembers = (properties: JsonObject): JsonObject =>
  Object.fromEntries(
    SITE_MEMBERS.flatMap((name) => {
      const value = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Stored properties with what editors have made of theirs; a member that they took away is gone. */
export const mergeSiteMembers = (properties: JsonObject, edited: JsonObject): JsonObject => ({
  ...omit(properties, ...SITE_MEMBERS),
  ...pickSiteMembers(edited),
});
