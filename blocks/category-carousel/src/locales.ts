import { mergePhraseBooks } from '@broadsheet/block-kit';
import type { PhraseBook } from '@broadsheet/block-kit';
import { cardCarouselPhrases } from '@broadsheet/story-ui';
import { phrases } from './phrases.ts';

const own: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: { 'categoryCarousel.unnamed': 'Kategorier' },
    fr: { 'categoryCarousel.unnamed': 'Catégories' },
    no: { 'categoryCarousel.unnamed': 'Kategorier' },
    de: { 'categoryCarousel.unnamed': 'Kategorien' },
    es: { 'categoryCarousel.unnamed': 'Categorías' },
    ja: { 'categoryCarousel.unnamed': 'カテゴリー' },
    ko: { 'categoryCarousel.unnamed': '카테고리' },
    pt: { 'categoryCarousel.unnamed': 'Categorias' },
  },
};

export const phraseBook = mergePhraseBooks(cardCarouselPhrases, own);
