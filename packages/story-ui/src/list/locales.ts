import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const listPhrases: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: { 'list.failed': 'Det gick inte att hämta fler artiklar. Försök igen.' },
    fr: { 'list.failed': 'Impossible de charger la suite. Veuillez réessayer.' },
    no: { 'list.failed': 'Kunne ikke hente flere saker. Prøv igjen.' },
    de: {
      'list.failed': 'Weitere Beiträge konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.',
    },
    es: { 'list.failed': 'No se han podido cargar más artículos. Inténtelo de nuevo.' },
    ja: { 'list.failed': '続きを読み込めませんでした。もう一度お試しください。' },
    ko: { 'list.failed': '기사를 더 불러오지 못했습니다. 다시 시도해 주세요.' },
    pt: { 'list.failed': 'Não foi possível carregar mais artigos. Tente novamente.' },
  },
};
