import { LOCALES } from '@broadsheet/block-kit';
import { isForLocale, isRecord, isRightToLeft, safeHref, text } from '@broadsheet/client-core';
import { isChallengeScore } from '@broadsheet/platform';
import type { DocumentProblem } from '@broadsheet/platform';
import { describeProblem, describeWarning } from './describeProblem.ts';
import type { SettingPhrase } from './describeProblem.ts';

type Members = Readonly<Record<string, unknown>>;
/** Returns the name of a value's problem; undefined for one that is valid. */
type Check = (value: unknown) => SettingPhrase | undefined;

/** The languages that the standard blocks support. */
export const LANGUAGES: readonly string[] = ['en', ...LOCALES];

const LONGEST = 500;
const line: Check = (value) => {
  if (typeof value !== 'string') return 'text';
  return value.length > LONGEST ? 'long' : undefined;
};
const image: Check = (value) =>
  typeof value === 'string' && /^(?:\/(?!\/)|https:\/\/)/.test(value) && safeHref(value) !== undefined
    ? undefined
    : 'image';
const webPage: Check = (value) =>
  typeof value === 'string' && /^https?:\/\//.test(value) && safeHref(value) !== undefined
    ? undefined
    : 'web';
const pattern =
  (expected: RegExp, problem: SettingPhrase): Check =>
  (value) =>
    typeof value === 'string' && expected.test(value) ? undefined : problem;

function isLocale(value: unknown): boolean {
  try {
    return typeof value === 'string' && Intl.getCanonicalLocales(value.replaceAll('_', '-')).length === 1;
  } catch {
    return false;
  }
}

function isTimeZone(value: unknown): boolean {
  try {
    return typeof value === 'string' && new Intl.DateTimeFormat('en', { timeZone: value }) instanceof Object;
  } catch {
    return false;
  }
}

const locale: Check = (value) => (isLocale(value) ? undefined : 'locale');

const CHECKS: Readonly<Record<string, Check>> = {
  websiteName: line,
  shortName: line,
  locale,
  textDirection: pattern(/^(?:ltr|rtl)$/, 'direction'),
  textFlow: pattern(/^(?:horizontal-tb|vertical-rl|vertical-lr)$/, 'flow'),
  primaryLogo: image,
  primaryLogoAlt: line,
  lightBackgroundLogo: image,
  lightBackgroundLogoAlt: line,
  fallbackImage: image,
  themeColor: pattern(/^#[\da-f]{6}$/i, 'hex'),
  facebookPage: webPage,
  twitterUsername: pattern(/^@?\w{1,15}$/, 'handle'),
  rssUrl: webPage,
  copyrightText: line,
};

const CONTACT_CHECKS: Readonly<Record<string, Check>> = {
  email: pattern(/^[^\s@]{1,64}@[^\s@]{1,190}$/, 'email'),
  telephone: pattern(/^\+?[\d ()./-]{3,30}$/, 'telephone'),
};

const SELLER_CHECKS: Readonly<Record<string, Check>> = { name: line, address: line, taxNumber: line };

const DATE_CHECKS: Readonly<Record<string, Check>> = {
  language: locale,
  timeZone: (value) => (isTimeZone(value) ? undefined : 'zone'),
  dateTimeFormat: line,
  dateFormat: line,
};

/** Returns whether a property is set; an empty text counts as absent. */
const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

function checkMembers(
  members: unknown,
  { checks, path }: { readonly checks: typeof CHECKS; readonly path: string },
): readonly DocumentProblem[] {
  if (members === undefined) return [];
  if (!isRecord(members)) return [{ path, ...describeProblem('object') }];
  return Object.entries(checks).flatMap(([name, check]) => {
    const wrong = isGiven(members[name]) ? check(members[name]) : undefined;
    if (wrong === undefined) return [];
    return [{ path: `${path}.${name}`, ...describeProblem(wrong, { property: name, longest: LONGEST }) }];
  });
}

const getLanguage = (value: string): string => value.toLowerCase().split(/[-_]/)[0] ?? '';

/** Warns of texts of blocks that will be in English, and of a wrong text direction. */
function checkLanguage(
  { locale: given, textDirection = 'ltr' }: Members,
  ownLocale: string | undefined,
): readonly DocumentProblem[] {
  if (!isLocale(given) || typeof given !== 'string') return [];
  const language = getLanguage(given);
  const spoken = language === 'nb' || language === 'nn' ? 'no' : language;
  const expected = isRightToLeft(given) ? 'rtl' : 'ltr';
  return [
    ...(LANGUAGES.includes(spoken) || (ownLocale !== undefined && isForLocale(ownLocale, given))
      ? []
      : [
          {
            path: '$.locale',
            ...describeWarning('unspoken', { locale: given, languages: LANGUAGES.join(', ') }),
          },
        ]),
    ...(textDirection === expected
      ? []
      : [{ path: '$.textDirection', ...describeWarning(expected, { locale: given }) }]),
  ];
}

const IDENTITY_FLAGS = ['signinRecaptcha', 'signupRecaptcha', 'magicLinkRecaptcha', 'resetPasswordRecaptcha'];

/** Warns of a bot challenge that readers could not pass. The server's own configuration may have the key. */
function checkChallenges({ identity, sales }: Members): readonly DocumentProblem[] {
  const ofIdentity = isRecord(identity) ? identity : {};
  const ofSales = isRecord(sales) ? sales : {};
  const { recaptchaSiteKey: key, recaptchaScore: score = -1 } = ofIdentity;
  const identityFlags = IDENTITY_FLAGS.filter((flag) => ofIdentity[flag] === true);
  const [first] = identityFlags;
  const isCheckoutOn = ofSales['checkoutRecaptchaEnabled'] === true;
  const keyless = isCheckoutOn && !text(ofSales['recaptchaKey']) ? 'checkoutRecaptchaEnabled' : first;
  const isOn = isCheckoutOn || first !== undefined;
  const isScore = typeof score === 'number' && isChallengeScore(score);
  return [
    ...(keyless === undefined || text(key)
      ? []
      : [
          { path: '$.identity.recaptchaSiteKey', ...describeWarning('challenge.key', { property: keyless }) },
        ]),
    ...(!isOn || isScore
      ? []
      : [
          {
            path: '$.identity.recaptchaScore',
            ...describeWarning('challenge.score', { score: String(score) }),
          },
        ]),
  ];
}

/**
 * Checks the properties of a site for values that cannot be used.
 *
 * @param ownLocale the language of the site's own texts
 */
export function checkSite(document: Members, ownLocale?: string): readonly DocumentProblem[] {
  const isNamed = text(document['websiteName'])?.trim() !== undefined;
  return [
    ...(isNamed ? [] : [{ path: '$.websiteName', ...describeProblem('unnamed') }]),
    ...checkMembers(document, { checks: CHECKS, path: '$' }),
    ...checkMembers(document['contact'], { checks: CONTACT_CHECKS, path: '$.contact' }),
    ...checkMembers(document['seller'], { checks: SELLER_CHECKS, path: '$.seller' }),
    ...checkMembers(document['seller'], { checks: SELLER_CHECKS, path: '$.seller' }),
    ...checkMembers(document['dateLocalization'], { checks: DATE_CHECKS, path: '$.dateLocalization' }),
    ...checkLanguage(document, ownLocale),
    ...checkChallenges(document),
  ];
}
