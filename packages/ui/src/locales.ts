import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

/** The phrases of the shared components in every language; imported by block entries, never by components. */
export const uiPhrases: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: { 'g.newWindow': 'öppnas i en ny flik', 'g.close': 'Stäng', 'g.search': 'Sök' },
    fr: { 'g.newWindow': 's’ouvre dans un nouvel onglet', 'g.close': 'Fermer', 'g.search': 'Rechercher' },
    no: { 'g.newWindow': 'åpnes i en ny fane', 'g.close': 'Lukk', 'g.search': 'Søk' },
    de: { 'g.newWindow': 'öffnet in einem neuen Tab', 'g.close': 'Schließen', 'g.search': 'Suchen' },
    es: { 'g.newWindow': 'se abre en una pestaña nueva', 'g.close': 'Cerrar', 'g.search': 'Buscar' },
    ja: { 'g.newWindow': '新しいタブで開きます', 'g.close': '閉じる', 'g.search': '検索' },
    ko: { 'g.newWindow': '새 탭에서 열림', 'g.close': '닫기', 'g.search': '검색' },
    pt: { 'g.newWindow': 'abre num novo separador', 'g.close': 'Fechar', 'g.search': 'Pesquisar' },
  },
};
