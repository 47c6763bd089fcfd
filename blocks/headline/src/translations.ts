import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  "The story's headline": {
    sv: 'Artikelns rubrik',
    fr: 'Le titre de l’article',
    no: 'Sakens tittel',
    de: 'Die Überschrift des Artikels',
    es: 'El titular del artículo',
    ja: '記事の見出し',
    ko: '기사의 제목',
    pt: 'O título do artigo',
  },
};
