import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const phraseBook: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: { 'most-read.title': 'Mest läst', 'most-read.latest': 'Senaste' },
    fr: { 'most-read.title': 'Les plus lus', 'most-read.latest': 'Derniers articles' },
    no: { 'most-read.title': 'Mest lest', 'most-read.latest': 'Siste' },
    de: { 'most-read.title': 'Meistgelesen', 'most-read.latest': 'Neueste' },
    es: { 'most-read.title': 'Lo más leído', 'most-read.latest': 'Últimas noticias' },
    ja: { 'most-read.title': 'よく読まれている記事', 'most-read.latest': '最新' },
    ko: { 'most-read.title': '많이 본 기사', 'most-read.latest': '최신' },
    pt: { 'most-read.title': 'Mais lidas', 'most-read.latest': 'Últimas' },
  },
};
