import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'A page of one column': {
    sv: 'En sida i en spalt',
    fr: 'Une page sur une colonne',
    no: 'En side med én spalte',
    de: 'Eine Seite mit einer Spalte',
    es: 'Una página de una columna',
    ja: '1段組みのページ',
    ko: '한 단으로 된 페이지',
    pt: 'Uma página de uma coluna',
  },
  'Full width': {
    sv: 'Full bredd',
    fr: 'Pleine largeur',
    no: 'Full bredde',
    de: 'Volle Breite',
    es: 'Ancho completo',
    ja: '全幅',
    ko: '전체 너비',
    pt: 'Largura total',
  },
};
