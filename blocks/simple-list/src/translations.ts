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
  'In a row': {
    sv: 'I en rad',
    fr: 'En ligne',
    no: 'På en rad',
    de: 'In einer Reihe',
    es: 'En una fila',
    ja: '横一列',
    ko: '한 줄로',
    pt: 'Em linha',
  },
  'A low strip: title and headlines beside one another, with their times and without pictures.': {
    sv: 'En låg remsa: titel och rubriker bredvid varandra, med tid och utan bilder.',
    fr: 'Une bande basse : titre et titres d’articles côte à côte, avec l’heure et sans image.',
    no: 'En lav stripe: tittel og overskrifter ved siden av hverandre, med tid og uten bilder.',
    de: 'Ein niedriger Streifen: Titel und Überschriften nebeneinander, mit Uhrzeit und ohne Bilder.',
    es: 'Una franja baja: título y titulares uno junto a otro, con su hora y sin imágenes.',
    ja: '低い帯：題と見出しを横に並べ、時刻を付け、画像は付けません。',
    ko: '낮은 띠: 제목과 기사 제목을 나란히, 시각과 함께 이미지 없이 놓습니다.',
    pt: 'Uma faixa baixa: título e manchetes lado a lado, com a hora e sem imagens.',
  },
};
