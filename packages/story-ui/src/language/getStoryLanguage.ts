import { isRightToLeft } from '@broadsheet/client-core';
import type { SiteProperties, Story } from '@broadsheet/sdk-content';

/** The attributes of an element that holds a story's text; empty where the text is in the site's own language. */
export interface LanguageAttributes {
  /** The BCP 47 tag. */
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

function parseLocale(tag: string | undefined): Intl.Locale | undefined {
  if (tag === undefined || tag === '') return undefined;
  try {
    const locale = new Intl.Locale(tag.trim().replaceAll('_', '-'));
    // Longer ones, such as "English", are names and no codes.
    return locale.language.length > 3 || locale.language === 'und' ? undefined : locale;
  } catch {
    // Without a tag that can be read the text counts as the site's.
    return undefined;
  }
}

/** Returns a language with its script, which tells traditional from simplified Chinese but not British from American. */
function languageKey(locale: Intl.Locale): string {
  const { language, script } = locale.maximize();
  return `${language}-${script ?? ''}`;
}

/**
 * Returns `lang` and `dir` for the text of a story whose language is not the site's. Without them a screen reader speaks the
 * text with the voice of the wrong language, and numbers and brackets of a text of the other direction are torn apart.
 */
export function getStoryLanguage(
  { language }: Pick<Story, 'language'>,
  site: Pick<SiteProperties, 'locale'>,
): LanguageAttributes {
  const own = parseLocale(language);
  if (own === undefined) return {};
  const ofSite = parseLocale(site.locale ?? 'en');
  if (ofSite !== undefined && languageKey(own) === languageKey(ofSite)) return {};
  return { lang: own.baseName, dir: isRightToLeft(own.baseName) ? 'rtl' : 'ltr' };
}
