import { mergePhraseBooks } from '@broadsheet/block-kit';
import type { PhraseBook } from '@broadsheet/block-kit';
import { socialPhrases } from '@broadsheet/story-ui';
import { uiPhrases } from '@broadsheet/ui';
import { phrases } from './phrases.ts';

const own: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: { 'bio.connect': 'Ta kontakt' },
    fr: { 'bio.connect': 'Prendre contact' },
    no: { 'bio.connect': 'Ta kontakt' },
    de: { 'bio.connect': 'Kontakt' },
    es: { 'bio.connect': 'Contacto' },
    ja: { 'bio.connect': '連絡先' },
    ko: { 'bio.connect': '연락하기' },
    pt: { 'bio.connect': 'Contacto' },
  },
};

/** The phrases of the block and of the parts that it is made of. */
export const phraseBook: PhraseBook = mergePhraseBooks(uiPhrases, socialPhrases, own);
