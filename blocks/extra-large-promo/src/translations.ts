import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Extra-large promo': {
    sv: 'Puff, extra stor',
    fr: 'Appel, très grand',
    no: 'Henvisning, ekstra stor',
    de: 'Teaser, sehr groß',
    es: 'Llamada, extragrande',
    ja: '記事紹介（特大）',
    ko: '기사 소개(특대)',
    pt: 'Chamada, extragrande',
  },
  'One story as the lead of a page': {
    sv: 'En artikel som sidans toppuff',
    fr: 'Un article à la une d’une page',
    no: 'En sak øverst på en side',
    de: 'Ein Artikel als Aufmacher einer Seite',
    es: 'Un artículo como apertura de una página',
    ja: '1本の記事をページのトップに掲載します',
    ko: '기사 하나를 페이지의 머리로 놓습니다',
    pt: 'Um artigo como abertura de uma página',
  },
};
