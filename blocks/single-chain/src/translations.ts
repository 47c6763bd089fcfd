import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Blocks below one another, with an optional heading': {
    sv: 'Block under varandra, med rubrik om man vill',
    fr: 'Des blocs les uns sous les autres, avec un titre si l’on veut',
    no: 'Blokker under hverandre, med overskrift om ønsket',
    de: 'Blöcke untereinander, auf Wunsch mit Überschrift',
    es: 'Bloques uno debajo de otro, con título si se quiere',
    ja: 'ブロックを縦に並べます。見出しも付けられます',
    ko: '블록을 위아래로 놓습니다. 제목을 달 수 있습니다',
    pt: 'Blocos uns por baixo dos outros, com título se se quiser',
  },
};
