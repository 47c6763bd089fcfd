import { LOCALES } from '@broadsheet/block-kit';
import { safeHref } from '@broadsheet/client-core';
import type { DocumentProblem } from '@broadsheet/platform';
import { isRecord, text } from '@broadsheet/sdk-content';
import { problem, warning } from './SettingProblem.ts';

type Members = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => string | undefined;

/** The languages that the standard blocks support. */
export const LANGUAGES: readonly string[] = ['en', ...LOCALES];

/** The languages that are written from right to left. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set([
  'ar',
  'fa',
  'he',
  'ps',
  'sd',
  'ug',
  'ur',
  'yi',
  'dv',
  'ckb',
]);

const LONGEST = 500;
const line: Check = (value) => {
  if (typeof value !== 'string') return 'must be text';
  return value.length > LONGEST ? `must not be longer than ${LONGEST} characters` : undefined;
};
const image: Check = (value) =>
  typeof value === 'string' && /^(?:\/(?!\/)|https:\/\/)/.test(value) && safeHref(value) !== undefined
    ? undefined
    : 'must be the URL of an image, beginning with / or https://';
const webPage: Check = (value) =>
  typeof value === 'string' && /^https?:\/\//.test(value) && safeHref(value) !== undefined
    ? undefined
    : 'must be a URL that begins with https://';
const pattern =
  (expected: RegExp, says: string): Check =>
  (value) =>
    typeof value === 'string' && expected.test(value) ? undefined : says;

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

const locale: Check = (value) => (isLocale(value) ? undefined : 'must be a language, such as en or pt-BR');

const CHECKS: Readonly<Record<string, Check>> = {
  websiteName: line,
  shortName: line,
  locale,
  textDirection: pattern(/^(?:ltr|rtl)$/, 'must be "ltr" or "rtl"'),
  textFlow: pattern(/^(?:horizontal-tb|vertical-rl|vertical-lr)$/, 'must be a writing mode of CSS'),
  primaryLogo: image,
  primaryLogoAlt: line,
  lightBackgroundLogo: image,
  lightBackgroundLogoAlt: line,
  fallbackImage: image,
  themeColor: pattern(/^#[\da-f]{6}$/i, 'must be a colour of six digits, such as #1c3450'),
  facebookPage: webPage,
  twitterUsername: pattern(/^@?\w{1,15}$/, 'must be a name of letters and digits, without an address'),
  rssUrl: webPage,
  copyrightText: line,
};

const CONTACT_CHECKS: Readonly<Record<string, Check>> = {
  email: pattern(/^[^\s@]{1,64}@[^\s@]{1,190}$/, 'must be an address of e-mail'),
  telephone: pattern(/^\+?[\d ()./-]{3,30}$/, 'must be a number with its code, such as +44 1632 960000'),
};

const DATE_CHECKS: Readonly<Record<string, Check>> = {
  language: locale,
  timeZone: (value) =>
    isTimeZone(value) ? undefined : 'must be a time zone of the IANA list, such as Europe/London',
  dateTimeFormat: line,
  dateFormat: line,
};

/** Tells whether a property is set; an empty text counts as absent. */
const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

function checkMembers(
  members: unknown,
  { checks, path }: { readonly checks: typeof CHECKS; readonly path: string },
): readonly DocumentProblem[] {
  if (members === undefined) return [];
  if (!isRecord(members)) return [problem(path, 'this must be an object')];
  return Object.entries(checks).flatMap(([name, check]) => {
    const reason = isGiven(members[name]) ? check(members[name]) : undefined;
    return reason === undefined ? [] : [problem(`${path}.${name}`, `the property "${name}" ${reason}`)];
  });
}

const getLanguage = (value: string): string => value.toLowerCase().split(/[-_]/)[0] ?? '';

/** Warns of texts of blocks that will be in English, and of a wrong text direction. */
function checkLanguage({ locale: given, textDirection = 'ltr' }: Members): readonly DocumentProblem[] {
  if (!isLocale(given) || typeof given !== 'string') return [];
  const language = getLanguage(given);
  const spoken = language === 'nb' || language === 'nn' ? 'no' : language;
  const expected = RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr';
  return [
    ...(LANGUAGES.includes(spoken)
      ? []
      : [
          warning(
            '$.locale',
            `the blocks do not speak "${given}": their own words appear in English. They speak ${LANGUAGES.join(', ')}`,
          ),
        ]),
    ...(textDirection === expected
      ? []
      : [
          warning(
            '$.textDirection',
            `"${given}" is written from ${expected === 'rtl' ? 'right to left' : 'left to right'}, and the pages run the other way`,
          ),
        ]),
  ];
}

/** Checks the properties of a site for values that cannot be used. */
export function checkSite(document: Members): readonly DocumentProblem[] {
  const isNamed = text(document['websiteName'])?.trim() !== undefined;
  return [
    ...(isNamed ? [] : [problem('$.websiteName', 'the site needs a name')]),
    ...checkMembers(document, { checks: CHECKS, path: '$' }),
    ...checkMembers(document['contact'], { checks: CONTACT_CHECKS, path: '$.contact' }),
    ...checkMembers(document['dateLocalization'], { checks: DATE_CHECKS, path: '$.dateLocalization' }),
    ...checkLanguage(document),
  ];
}
