import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const phraseBook: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: { 'out.skip': 'Hoppa till huvudinnehållet' },
    fr: { 'out.skip': 'Aller au contenu principal' },
    no: { 'out.skip': 'Hopp til hovedinnholdet' },
    de: { 'out.skip': 'Zum Hauptinhalt springen' },
    es: { 'out.skip': 'Saltar al contenido principal' },
    ja: { 'out.skip': '本文へ移動' },
    ko: { 'out.skip': '본문으로 바로 가기' },
    pt: { 'out.skip': 'Saltar para o conteúdo principal' },
  },
};
