import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const phraseBook: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: { 'related-stories.heading': 'Mer om detta' },
    fr: { 'related-stories.heading': 'Sur le même sujet' },
    no: { 'related-stories.heading': 'Mer om dette' },
    de: { 'related-stories.heading': 'Mehr zum Thema' },
    es: { 'related-stories.heading': 'Más sobre este tema' },
    ja: { 'related-stories.heading': '関連記事' },
    ko: { 'related-stories.heading': '관련 기사' },
    pt: { 'related-stories.heading': 'Mais sobre o assunto' },
  },
};
