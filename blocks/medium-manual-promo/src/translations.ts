import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Medium manual promo': {
    sv: 'Egen puff, mellan',
    fr: 'Appel libre, moyen',
    no: 'Egen henvisning, middels',
    de: 'Freier Teaser, mittel',
    es: 'Llamada propia, mediana',
    ja: '自由な記事紹介（中）',
    ko: '직접 쓴 소개(중)',
    pt: 'Chamada própria, média',
  },
  'What an editor wrote, below an image': {
    sv: 'Det redaktören skrivit, under en bild',
    fr: 'Ce que la rédaction a écrit, sous une image',
    no: 'Det redaksjonen har skrevet, under et bilde',
    de: 'Was die Redaktion schreibt, unter einem Bild',
    es: 'Lo que escribe la redacción, bajo una imagen',
    ja: '編集者が書いた内容を画像の下に掲載します',
    ko: '편집자가 쓴 글을 이미지 아래에 놓습니다',
    pt: 'O que a redação escreve, por baixo de uma imagem',
  },
};
