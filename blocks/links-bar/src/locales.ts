import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const phraseBook: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: { 'links.label': 'Fler länkar' },
    fr: { 'links.label': 'Autres liens' },
    no: { 'links.label': 'Flere lenker' },
    de: { 'links.label': 'Weitere Links' },
    es: { 'links.label': 'Más enlaces' },
    ja: { 'links.label': 'その他のリンク' },
    ko: { 'links.label': '더 많은 링크' },
    pt: { 'links.label': 'Mais ligações' },
  },
};
