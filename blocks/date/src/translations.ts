import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'When the story was published': {
    sv: 'När artikeln publicerades',
    fr: 'Quand l’article a été publié',
    no: 'Når saken ble publisert',
    de: 'Wann der Artikel veröffentlicht wurde',
    es: 'Cuándo se publicó el artículo',
    ja: '記事の公開日時',
    ko: '기사가 게시된 때',
    pt: 'Quando o artigo foi publicado',
  },
  'Reading time': {
    sv: 'Lästid',
    fr: 'Temps de lecture',
    no: 'Lesetid',
    de: 'Lesezeit',
    es: 'Tiempo de lectura',
    ja: '読むのにかかる時間',
    ko: '읽는 시간',
    pt: 'Tempo de leitura',
  },
  'After the date: how long the story takes to read.': {
    sv: 'Efter datumet: hur lång tid artikeln tar att läsa.',
    fr: 'Après la date : combien de temps il faut pour lire l’article.',
    no: 'Etter datoen: hvor lang tid saken tar å lese.',
    de: 'Nach dem Datum: wie lange der Artikel zu lesen ist.',
    es: 'Tras la fecha: cuánto se tarda en leer el artículo.',
    ja: '日付の後に、記事を読むのにかかる時間を表示します。',
    ko: '날짜 뒤에 기사를 읽는 데 걸리는 시간을 보입니다.',
    pt: 'Depois da data: quanto tempo leva a ler o artigo.',
  },
};
