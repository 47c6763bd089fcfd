import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'The foot of every page': {
    sv: 'Foten på varje sida',
    fr: 'Le bas de chaque page',
    no: 'Bunnen på hver side',
    de: 'Der Fuß jeder Seite',
    es: 'El pie de todas las páginas',
    ja: '各ページのフッター',
    ko: '모든 페이지의 아래쪽',
    pt: 'O fundo de todas as páginas',
  },
  'The hierarchy that fills the columns of links.': {
    sv: 'Hierarkin som fyller länkspalterna.',
    fr: 'La hiérarchie qui remplit les colonnes de liens.',
    no: 'Hierarkiet som fyller lenkespaltene.',
    de: 'Die Hierarchie, aus der die Spalten mit Links kommen.',
    es: 'La jerarquía que llena las columnas de enlaces.',
    ja: 'リンクの列を作る階層です。',
    ko: '링크 단을 채우는 계층입니다.',
    pt: 'A hierarquia que preenche as colunas de ligações.',
  },
};
