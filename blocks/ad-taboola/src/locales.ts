import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const phraseBook: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: { 'tab.widget': 'Rekommendationer: {placement}' },
    fr: { 'tab.widget': 'Module de recommandations : {placement}' },
    no: { 'tab.widget': 'Anbefalinger: {placement}' },
    de: { 'tab.widget': 'Empfehlungen: {placement}' },
    es: { 'tab.widget': 'Módulo de recomendaciones: {placement}' },
    ja: { 'tab.widget': 'おすすめウィジェット: {placement}' },
    ko: { 'tab.widget': '추천 위젯: {placement}' },
    pt: { 'tab.widget': 'Módulo de recomendações: {placement}' },
  },
};
