import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Who wrote the story': {
    sv: 'Vem som skrivit artikeln',
    fr: 'Qui a écrit l’article',
    no: 'Hvem som har skrevet saken',
    de: 'Wer den Artikel geschrieben hat',
    es: 'Quién ha escrito el artículo',
    ja: '記事を書いた人',
    ko: '기사를 쓴 사람',
    pt: 'Quem escreveu o artigo',
  },
  Portrait: {
    sv: 'Porträtt',
    fr: 'Portrait',
    no: 'Portrett',
    de: 'Porträt',
    es: 'Retrato',
    ja: '顔写真',
    ko: '얼굴 사진',
    pt: 'Retrato',
  },
  'Shows the portrait of the author beside the name of an opinion piece.': {
    sv: 'Visar skribentens porträtt bredvid namnet vid opinionstexter.',
    fr: 'Montre le portrait de l’auteur à côté du nom d’une tribune.',
    no: 'Viser portrettet av skribenten ved siden av navnet på meningsstoff.',
    de: 'Zeigt bei Meinungsstücken das Porträt neben dem Namen.',
    es: 'Muestra el retrato del autor junto al nombre en las piezas de opinión.',
    ja: 'オピニオン記事で、筆者の名前の横に顔写真を表示します。',
    ko: '칼럼에서 필자 이름 옆에 얼굴 사진을 보입니다.',
    pt: 'Mostra o retrato do autor junto ao nome nos textos de opinião.',
  },
};
