import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  Tags: {
    sv: 'Taggar',
    fr: 'Mots-clés',
    no: 'Emneknagger',
    de: 'Schlagwörter',
    es: 'Etiquetas',
    ja: 'タグ',
    ko: '태그',
    pt: 'Etiquetas',
  },
  "The story's tags": {
    sv: 'Artikelns taggar',
    fr: 'Les mots-clés de l’article',
    no: 'Sakens emneknagger',
    de: 'Die Schlagwörter des Artikels',
    es: 'Las etiquetas del artículo',
    ja: '記事のタグ',
    ko: '기사의 태그',
    pt: 'As etiquetas do artigo',
  },
};
