import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Simple list': {
    sv: 'Enkel lista',
    fr: 'Liste simple',
    no: 'Enkel liste',
    de: 'Einfache Liste',
    es: 'Lista sencilla',
    ja: 'シンプルリスト',
    ko: '단순 목록',
    pt: 'Lista simples',
  },
  'Headlines beside their images, one below the other': {
    sv: 'Rubriker bredvid sina bilder, under varandra',
    fr: 'Des titres à côté de leurs images, les uns sous les autres',
    no: 'Titler ved siden av bildene sine, under hverandre',
    de: 'Überschriften neben ihren Bildern, untereinander',
    es: 'Titulares junto a sus imágenes, uno debajo de otro',
    ja: '画像付きの見出しを縦に並べます',
    ko: '이미지 옆의 제목을 위아래로 놓습니다',
    pt: 'Títulos ao lado das suas imagens, uns por baixo dos outros',
  },
};
