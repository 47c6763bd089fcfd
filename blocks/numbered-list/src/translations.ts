import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Numbered list': {
    sv: 'Numrerad lista',
    fr: 'Liste numérotée',
    no: 'Nummerert liste',
    de: 'Nummerierte Liste',
    es: 'Lista numerada',
    ja: '番号付きリスト',
    ko: '번호 목록',
    pt: 'Lista numerada',
  },
  'Stories in the order of their rank': {
    sv: 'Artiklar i rangordning',
    fr: 'Des articles dans l’ordre de leur rang',
    no: 'Saker i rangert rekkefølge',
    de: 'Artikel in der Reihenfolge ihres Rangs',
    es: 'Artículos por orden de puesto',
    ja: '記事を順位の順に並べます',
    ko: '기사를 순위대로 보입니다',
    pt: 'Artigos por ordem de posição',
  },
};
