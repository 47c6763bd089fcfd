import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Small promo': {
    sv: 'Puff, liten',
    fr: 'Appel, petit',
    no: 'Henvisning, liten',
    de: 'Teaser, klein',
    es: 'Llamada, pequeña',
    ja: '記事紹介（小）',
    ko: '기사 소개(소)',
    pt: 'Chamada, pequena',
  },
  'One headline with a small image': {
    sv: 'En rubrik med en liten bild',
    fr: 'Un titre avec une petite image',
    no: 'En tittel med et lite bilde',
    de: 'Eine Überschrift mit einem kleinen Bild',
    es: 'Un titular con una imagen pequeña',
    ja: '1本の見出しと小さな画像',
    ko: '제목 하나와 작은 이미지',
    pt: 'Um título com uma imagem pequena',
  },
};
