import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const phraseBook: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: { 'date.readingTime': '{minutes} min lästid' },
    fr: { 'date.readingTime': '{minutes} min de lecture' },
    no: { 'date.readingTime': '{minutes} min lesetid' },
    de: { 'date.readingTime': '{minutes} Min. Lesezeit' },
    es: { 'date.readingTime': '{minutes} min de lectura' },
    ja: { 'date.readingTime': '{minutes}分で読めます' },
    ko: { 'date.readingTime': '읽는 시간 {minutes}분' },
    pt: { 'date.readingTime': '{minutes} min de leitura' },
  },
};
