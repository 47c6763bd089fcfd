import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Three columns': {
    sv: 'Tre spalter',
    fr: 'Trois colonnes',
    no: 'Tre spalter',
    de: 'Drei Spalten',
    es: 'Tres columnas',
    ja: '3段',
    ko: '세 단',
    pt: 'Três colunas',
  },
  'Blocks in three columns': {
    sv: 'Block i tre spalter',
    fr: 'Des blocs sur trois colonnes',
    no: 'Blokker i tre spalter',
    de: 'Blöcke in drei Spalten',
    es: 'Bloques en tres columnas',
    ja: 'ブロックを3段に並べます',
    ko: '블록을 세 단으로 놓습니다',
    pt: 'Blocos em três colunas',
  },
  'How many blocks stand in column two, zero or more; the rest stand in column three.': {
    sv: 'Hur många block som står i andra spalten, noll eller fler; resten står i tredje spalten.',
    fr: 'Combien de blocs se trouvent dans la deuxième colonne, zéro ou plus ; les autres sont dans la troisième.',
    no: 'Hvor mange blokker som står i andre spalte, null eller flere; resten står i tredje spalte.',
    de: 'Wie viele Blöcke in Spalte zwei stehen, null oder mehr; die übrigen stehen in Spalte drei.',
    es: 'Cuántos bloques van en la segunda columna, cero o más; los demás van en la tercera.',
    ja: '2段目に置くブロックの数（0以上）です。残りは3段目に並びます。',
    ko: '둘째 단에 놓을 블록의 수(0 이상)이며, 나머지는 셋째 단에 놓입니다.',
    pt: 'Quantos blocos ficam na segunda coluna, zero ou mais; os restantes ficam na terceira.',
  },
};
