import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

/** What editors read in a chain of columns; imported by block entries, never by components. */
export const chainPhrases: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: { 'chain.negative': 'Spalterna visar inget: antalet block i en spalt är under noll.' },
    fr: {
      'chain.negative':
        'Ces colonnes n’affichent rien : le nombre de blocs d’une colonne est inférieur à zéro.',
    },
    no: { 'chain.negative': 'Spaltene viser ingenting: antallet blokker i en spalte er under null.' },
    de: {
      'chain.negative': 'Diese Spalten zeigen nichts: Die Zahl der Blöcke einer Spalte liegt unter null.',
    },
    es: {
      'chain.negative':
        'Estas columnas no muestran nada: el número de bloques de una columna es menor que cero.',
    },
    ja: { 'chain.negative': '段のブロック数が0未満のため、何も表示されません。' },
    ko: { 'chain.negative': '단의 블록 수가 0보다 작아 아무것도 표시되지 않습니다.' },
    pt: {
      'chain.negative': 'Estas colunas não mostram nada: o número de blocos de uma coluna é inferior a zero.',
    },
  },
};
