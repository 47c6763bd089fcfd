import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Two columns': {
    sv: 'Två spalter',
    fr: 'Deux colonnes',
    no: 'To spalter',
    de: 'Zwei Spalten',
    es: 'Dos columnas',
    ja: '2段',
    ko: '두 단',
    pt: 'Duas colunas',
  },
  'Blocks in two columns': {
    sv: 'Block i två spalter',
    fr: 'Des blocs sur deux colonnes',
    no: 'Blokker i to spalter',
    de: 'Blöcke in zwei Spalten',
    es: 'Bloques en dos columnas',
    ja: 'ブロックを2段に並べます',
    ko: '블록을 두 단으로 놓습니다',
    pt: 'Blocos em duas colunas',
  },
  'How many blocks stand in column one, zero or more; the rest stand in column two. All of them when it is not set.':
    {
      sv: 'Hur många block som står i första spalten, noll eller fler; resten står i andra spalten. Alla, om inget anges.',
      fr: 'Combien de blocs se trouvent dans la première colonne, zéro ou plus ; les autres sont dans la deuxième. Tous si rien n’est indiqué.',
      no: 'Hvor mange blokker som står i første spalte, null eller flere; resten står i andre spalte. Alle hvis ingenting er angitt.',
      de: 'Wie viele Blöcke in Spalte eins stehen, null oder mehr; die übrigen stehen in Spalte zwei. Ohne Angabe alle.',
      es: 'Cuántos bloques van en la primera columna, cero o más; los demás van en la segunda. Todos si no se indica.',
      ja: '1段目に置くブロックの数（0以上）です。残りは2段目に並びます。指定がなければすべて1段目です。',
      ko: '첫째 단에 놓을 블록의 수(0 이상)이며, 나머지는 둘째 단에 놓입니다. 정하지 않으면 전부입니다.',
      pt: 'Quantos blocos ficam na primeira coluna, zero ou mais; os restantes ficam na segunda. Todos se nada for indicado.',
    },
};
