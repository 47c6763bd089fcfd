import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  Text: {
    sv: 'Text',
    fr: 'Texte',
    no: 'Tekst',
    de: 'Text',
    es: 'Texto',
    ja: 'テキスト',
    ko: '텍스트',
    pt: 'Texto',
  },
  'Formatted text: paragraphs, headings, lists and links': {
    sv: 'Formaterad text: stycken, rubriker, listor och länkar',
    fr: 'Texte mis en forme : paragraphes, titres, listes et liens',
    no: 'Formatert tekst: avsnitt, overskrifter, lister og lenker',
    de: 'Formatierter Text: Absätze, Überschriften, Listen und Links',
    es: 'Texto con formato: párrafos, títulos, listas y enlaces',
    ja: '書式付きテキスト：段落、見出し、リスト、リンク',
    ko: '서식 있는 텍스트: 문단, 제목, 목록, 링크',
    pt: 'Texto formatado: parágrafos, títulos, listas e links',
  },
  'Paragraphs, headings, lists and links; left blank, the block is not shown.': {
    sv: 'Stycken, rubriker, listor och länkar; lämnas fältet tomt visas inte blocket.',
    fr: 'Paragraphes, titres, listes et liens ; laissé vide, le bloc n’est pas affiché.',
    no: 'Avsnitt, overskrifter, lister og lenker; står feltet tomt, vises ikke blokken.',
    de: 'Absätze, Überschriften, Listen und Links; bleibt das Feld leer, wird der Block nicht gezeigt.',
    es: 'Párrafos, títulos, listas y enlaces; si se deja en blanco, el bloque no se muestra.',
    ja: '段落、見出し、リスト、リンク。空欄ならブロックを表示しません。',
    ko: '문단, 제목, 목록, 링크. 비워 두면 블록이 보이지 않습니다.',
    pt: 'Parágrafos, títulos, listas e links; em branco, o bloco não é mostrado.',
  },
};
