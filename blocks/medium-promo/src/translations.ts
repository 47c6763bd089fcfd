import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Medium promo': {
    sv: 'Puff, mellan',
    fr: 'Appel, moyen',
    no: 'Henvisning, middels',
    de: 'Teaser, mittel',
    es: 'Llamada, mediana',
    ja: '記事紹介（中）',
    ko: '기사 소개(중)',
    pt: 'Chamada, média',
  },
  'One story below its image': {
    sv: 'En artikel under sin bild',
    fr: 'Un article sous son image',
    no: 'En sak under bildet sitt',
    de: 'Ein Artikel unter seinem Bild',
    es: 'Un artículo bajo su imagen',
    ja: '1本の記事を画像の下に掲載します',
    ko: '기사 하나를 이미지 아래에 보입니다',
    pt: 'Um artigo por baixo da sua imagem',
  },
};
