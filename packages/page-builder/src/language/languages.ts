/** The languages of the page builder itself; each except English is one file, fetched when it is chosen. */
import type { Phrases } from '@broadsheet/block-kit';

export interface Language {
  /** The code in BCP 47. */
  readonly code: string;
  /** The name in the language itself. */
  readonly name: string;
  /** Fetches the phrases; absent for English, whose phrases are in the code. */
  readonly load?: () => Promise<Phrases>;
}

export const ENGLISH: Language = { code: 'en', name: 'English' };

/** All languages. A new one must be complete: a test compares its phrases with those of every folder. */
export const LANGUAGES: readonly Language[] = [
  ENGLISH,
  { code: 'de', name: 'Deutsch', load: async () => (await import('./locales/de.ts')).de },
  { code: 'es', name: 'Español', load: async () => (await import('./locales/es.ts')).es },
  { code: 'fr', name: 'Français', load: async () => (await import('./locales/fr.ts')).fr },
  { code: 'no', name: 'Norsk', load: async () => (await import('./locales/no.ts')).no },
  { code: 'pt', name: 'Português', load: async () => (await import('./locales/pt.ts')).pt },
  { code: 'sv', name: 'Svenska', load: async () => (await import('./locales/sv.ts')).sv },
  { code: 'ja', name: '日本語', load: async () => (await import('./locales/ja.ts')).ja },
  { code: 'ko', name: '한국어', load: async () => (await import('./locales/ko.ts')).ko },
];

/**
 * Returns the first available language of a list of preferred codes, such as `de-AT`; English if there is none. Both kinds
 * of Norwegian are `no`.
 */
export function findLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const [written] = wish.toLowerCase().split(/[-_]/);
    const primary = written === 'nb' || written === 'nn' ? 'no' : written;
    const language = LANGUAGES.find(({ code }) => code === primary);
    if (language !== undefined) return language;
  }
  return ENGLISH;
}
