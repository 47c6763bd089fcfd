import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  Divider: {
    sv: 'Skiljelinje',
    fr: 'Filet',
    no: 'Skillelinje',
    de: 'Trennlinie',
    es: 'Línea divisoria',
    ja: '区切り線',
    ko: '구분선',
    pt: 'Linha divisória',
  },
  'A line between two blocks': {
    sv: 'En linje mellan två block',
    fr: 'Un filet entre deux blocs',
    no: 'En linje mellom to blokker',
    de: 'Eine Linie zwischen zwei Blöcken',
    es: 'Una línea entre dos bloques',
    ja: '2つのブロックの間の線',
    ko: '두 블록 사이의 선',
    pt: 'Uma linha entre dois blocos',
  },
};
