import { mergePhraseBooks } from '@broadsheet/block-kit';
import type { PhraseBook } from '@broadsheet/block-kit';
import { cardCarouselPhrases } from '@broadsheet/story-ui';
import { phrases } from './phrases.ts';

const own: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: { 'storyCarousel.unnamed': 'Artiklar' },
    fr: { 'storyCarousel.unnamed': 'Articles' },
    no: { 'storyCarousel.unnamed': 'Saker' },
    de: { 'storyCarousel.unnamed': 'Beiträge' },
    es: { 'storyCarousel.unnamed': 'Artículos' },
    ja: { 'storyCarousel.unnamed': '記事' },
    ko: { 'storyCarousel.unnamed': '기사' },
    pt: { 'storyCarousel.unnamed': 'Artigos' },
  },
};

export const phraseBook = mergePhraseBooks(cardCarouselPhrases, own);
