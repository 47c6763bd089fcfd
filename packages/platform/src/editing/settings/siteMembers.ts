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

type Members<Value> = Readonly<Record<string, Value>>;

const isEdited = (name: string): boolean => SITE_MEMBERS.some((each) => each === name);

/** What editors may change of stored properties. */
export const pickSiteMembers = <Value>(properties: Members<Value>): Members<Value> =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => isEdited(name)));

/** Stored properties with what editors have made of theirs; a member that they took away is gone. */
export const mergeSiteMembers = <Value>(
  properties: Members<Value>,
  edited: Members<Value>,
): Members<Value> => ({
  ...Object.fromEntries(Object.entries(properties).filter(([name]) => !isEdited(name))),
  ...pickSiteMembers(edited),
});
