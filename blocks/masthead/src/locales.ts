import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const phraseBook: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: { 'mast.logoAlt': 'Webbplatsens logotyp' },
    fr: { 'mast.logoAlt': 'Logo du site' },
    no: { 'mast.logoAlt': 'Nettstedets logo' },
    de: { 'mast.logoAlt': 'Logo der Website' },
    es: { 'mast.logoAlt': 'Logotipo del sitio' },
    ja: { 'mast.logoAlt': 'サイトのロゴ' },
    ko: { 'mast.logoAlt': '사이트 로고' },
    pt: { 'mast.logoAlt': 'Logótipo do site' },
  },
};
