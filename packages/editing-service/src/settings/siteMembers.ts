/**
 * The site properties that editors may change. Scripts, the origins of API requests and advertising belong to the
 * installation: they are set by `site.json`, appear in no draft and are never changed here.
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
  'blueskyPage',
  'whatsappChannel',
  'rssUrl',
  'copyrightText',
  'contact',
  'seller',
] as const;

type Members<Value> = Readonly<Record<string, Value>>;

const isEdited = (name: string): boolean => SITE_MEMBERS.some((each) => each === name);

/** Returns the properties that editors may change. */
export const pickSiteMembers = <Value>(properties: Members<Value>): Members<Value> =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => isEdited(name)));

/** Returns the stored properties with the edited ones; an editable property that is not in `edited` is removed. */
export const mergeSiteMembers = <Value>(
  properties: Members<Value>,
  edited: Members<Value>,
): Members<Value> => ({
  ...Object.fromEntries(Object.entries(properties).filter(([name]) => !isEdited(name))),
  ...pickSiteMembers(edited),
});
