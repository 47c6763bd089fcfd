import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const phraseBook: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: { 'ad-taboola.soon': 'Mer snart' },
    fr: { 'ad-taboola.soon': 'Bientôt plus' },
    no: { 'ad-taboola.soon': 'Mer snart' },
    de: { 'ad-taboola.soon': 'Bald mehr' },
    es: { 'ad-taboola.soon': 'Pronto más' },
    ja: { 'ad-taboola.soon': '近日公開' },
    ko: { 'ad-taboola.soon': '곧 공개' },
    pt: { 'ad-taboola.soon': 'Mais em breve' },
  },
};
