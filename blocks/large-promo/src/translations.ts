import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Large promo': {
    sv: 'Puff, stor',
    fr: 'Appel, grand',
    no: 'Henvisning, stor',
    de: 'Teaser, groß',
    es: 'Llamada, grande',
    ja: '記事紹介（大）',
    ko: '기사 소개(대)',
    pt: 'Chamada, grande',
  },
  'One story with its image beside the text': {
    sv: 'En artikel med bilden bredvid texten',
    fr: 'Un article, son image à côté du texte',
    no: 'En sak med bildet ved siden av teksten',
    de: 'Ein Artikel mit dem Bild neben dem Text',
    es: 'Un artículo con la imagen junto al texto',
    ja: '1本の記事を、テキストの横に画像を置いて掲載します',
    ko: '기사 하나를 글 옆에 이미지를 두고 보입니다',
    pt: 'Um artigo com a imagem ao lado do texto',
  },
};
