import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Extra-large manual promo': {
    sv: 'Egen puff, extra stor',
    fr: 'Appel libre, très grand',
    no: 'Egen henvisning, ekstra stor',
    de: 'Freier Teaser, sehr groß',
    es: 'Llamada propia, extragrande',
    ja: '自由な記事紹介（特大）',
    ko: '직접 쓴 소개(특대)',
    pt: 'Chamada própria, extragrande',
  },
  'What an editor wrote, as the lead of a page': {
    sv: 'Det redaktören skrivit, som sidans toppuff',
    fr: 'Ce que la rédaction a écrit, à la une d’une page',
    no: 'Det redaksjonen har skrevet, øverst på en side',
    de: 'Was die Redaktion schreibt, als Aufmacher einer Seite',
    es: 'Lo que escribe la redacción, como apertura de una página',
    ja: '編集者が書いた内容をページのトップに掲載します',
    ko: '편집자가 쓴 글을 페이지의 머리로 놓습니다',
    pt: 'O que a redação escreve, como abertura de uma página',
  },
};
