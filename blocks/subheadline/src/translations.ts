import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'The line below the headline': {
    sv: 'Raden under rubriken',
    fr: 'La ligne sous le titre',
    no: 'Linjen under tittelen',
    de: 'Die Zeile unter der Überschrift',
    es: 'La línea bajo el titular',
    ja: '見出しの下の一行',
    ko: '제목 아래의 한 줄',
    pt: 'A linha por baixo do título',
  },
  'Which text of the story stands here.': {
    sv: 'Vilken av artikelns texter som står här.',
    fr: 'Quel texte de l’article figure ici.',
    no: 'Hvilken av sakens tekster som står her.',
    de: 'Welcher Text des Artikels hier steht.',
    es: 'Qué texto del artículo va aquí.',
    ja: '記事のどのテキストを置くかです。',
    ko: '기사의 어느 글을 여기에 놓을지입니다.',
    pt: 'Que texto do artigo fica aqui.',
  },
};
