import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Small manual promo': {
    sv: 'Egen puff, liten',
    fr: 'Appel libre, petit',
    no: 'Egen henvisning, liten',
    de: 'Freier Teaser, klein',
    es: 'Llamada propia, pequeña',
    ja: '自由な記事紹介（小）',
    ko: '직접 쓴 소개(소)',
    pt: 'Chamada própria, pequena',
  },
  'A headline that an editor wrote, with a small image': {
    sv: 'En rubrik som redaktören skrivit, med en liten bild',
    fr: 'Un titre écrit par la rédaction, avec une petite image',
    no: 'En tittel redaksjonen har skrevet, med et lite bilde',
    de: 'Eine Überschrift der Redaktion mit einem kleinen Bild',
    es: 'Un titular escrito por la redacción, con una imagen pequeña',
    ja: '編集者が書いた見出しに小さな画像を添えます',
    ko: '편집자가 쓴 제목에 작은 이미지를 곁들입니다',
    pt: 'Um título escrito pela redação, com uma imagem pequena',
  },
};
