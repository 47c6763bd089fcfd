import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Card list': {
    sv: 'Kortlista',
    fr: 'Liste à carte',
    no: 'Kortliste',
    de: 'Kartenliste',
    es: 'Lista con tarjeta',
    ja: 'カードリスト',
    ko: '카드 목록',
    pt: 'Lista com cartão',
  },
  'A story in full and the headlines of others below it': {
    sv: 'En hel artikelpuff och rubrikerna på fler under den',
    fr: 'Un article mis en avant et les titres d’autres au-dessous',
    no: 'En sak i full bredde og titlene på flere under den',
    de: 'Ein Artikel groß und die Überschriften weiterer darunter',
    es: 'Un artículo destacado y los titulares de otros debajo',
    ja: '1本の記事を大きく、その下にほかの記事の見出しを並べます',
    ko: '기사 하나를 크게, 그 아래에 다른 기사의 제목을 보입니다',
    pt: 'Um artigo em destaque e os títulos de outros por baixo',
  },
  'Stories at most': {
    sv: 'Högst antal artiklar',
    fr: 'Articles au maximum',
    no: 'Høyst antall saker',
    de: 'Höchstzahl der Artikel',
    es: 'Artículos como máximo',
    ja: '最大記事数',
    ko: '최대 기사 수',
    pt: 'Artigos no máximo',
  },
  'Left empty, all stories of the list are shown.': {
    sv: 'Lämnas fältet tomt visas listans alla artiklar.',
    fr: 'Laissé vide, tous les articles de la liste sont affichés.',
    no: 'Står feltet tomt, vises alle sakene i listen.',
    de: 'Bleibt das Feld leer, erscheinen alle Artikel der Liste.',
    es: 'Si se deja vacío, se muestran todos los artículos de la lista.',
    ja: '空欄ならリストの記事をすべて表示します。',
    ko: '비워 두면 목록의 기사를 모두 보입니다.',
    pt: 'Vazio, mostram-se todos os artigos da lista.',
  },
};
