import { isRightToLeft } from '@broadsheet/client-core';
import type { SiteProperties, Story } from '@broadsheet/sdk-content';

/** The attributes of an element that holds a story's text; empty where the text is in the site's own language. */
export interface LanguageAttributes {
  /** The BCP 47 tag. */
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

interface Language {
  /** The BCP 47 tag. */
  readonly tag: string;
  /** The language with its script, which tells traditional from simplified Chinese but not British from American. */
  readonly key: string;
}

function parseLanguage(tag: string): Language | undefined {
  try {
    const locale = new Intl.Locale(tag.trim().replaceAll('_', '-'));
    // Longer ones, such as "English", are names and no codes.
    if (locale.language.length > 3 || locale.language === 'und') return undefined;
    const { language, script } = locale.maximize();
    return { tag: locale.baseName, key: `${language}-${script ?? ''}` };
  } catch {
    // Without a tag that can be read the text counts as the site's.
    return undefined;
  }
}

/** Languages by the tags that stories have. To read a tag costs as much as to render a headline, and a page has dozens. */
const known = new Map<string, Language | undefined>();
/** A site has few languages; tags that somebody makes up must not fill the memory. */
const MOST_KNOWN = 200;

function findLanguage(tag: string | undefined): Language | undefined {
  if (tag === undefined || tag === '') return undefined;
  if (!known.has(tag)) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(tag, parseLanguage(tag));
  }
  return known.get(tag);
}

/**
 * Returns `lang` and `dir` for the text of a story whose language is not the site's. Without them a screen reader speaks the
 * text with the voice of the wrong language, and numbers and brackets of a text of the other direction are torn apart.
 */
export function getStoryLanguage(
  { language }: Pick<Story, 'language'>,
  site: Pick<SiteProperties, 'locale'>,
): LanguageAttributes {
  const own = findLanguage(language);
  if (own === undefined || own.key === findLanguage(site.locale ?? 'en')?.key) return {};
  return { lang: own.tag, dir: isRightToLeft(own.tag) ? 'rtl' : 'ltr' };
}
