import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Large manual promo': {
    sv: 'Egen puff, stor',
    fr: 'Appel libre, grand',
    no: 'Egen henvisning, stor',
    de: 'Freier Teaser, groß',
    es: 'Llamada propia, grande',
    ja: '自由な記事紹介（大）',
    ko: '직접 쓴 소개(대)',
    pt: 'Chamada própria, grande',
  },
  'What an editor wrote, with an image beside it': {
    sv: 'Det redaktören skrivit, med en bild bredvid',
    fr: 'Ce que la rédaction a écrit, avec une image à côté',
    no: 'Det redaksjonen har skrevet, med et bilde ved siden av',
    de: 'Was die Redaktion schreibt, mit einem Bild daneben',
    es: 'Lo que escribe la redacción, con una imagen al lado',
    ja: '編集者が書いた内容に画像を添えます',
    ko: '편집자가 쓴 글 옆에 이미지를 놓습니다',
    pt: 'O que a redação escreve, com uma imagem ao lado',
  },
};
