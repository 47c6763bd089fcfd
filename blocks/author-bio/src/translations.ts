import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Short author bio': {
    sv: 'Kort om skribenten',
    fr: 'Auteur en bref',
    no: 'Kort om skribenten',
    de: 'Autor in Kürze',
    es: 'Autor en breve',
    ja: '筆者紹介（短）',
    ko: '짧은 필자 소개',
    pt: 'Autor em resumo',
  },
  'Who wrote the story, in a few words each': {
    sv: 'Vilka som skrivit artikeln, med några ord om var och en',
    fr: 'Qui a écrit l’article, en quelques mots chacun',
    no: 'Hvem som har skrevet saken, med noen få ord om hver',
    de: 'Wer den Artikel geschrieben hat, mit je ein paar Worten',
    es: 'Quién ha escrito el artículo, con unas palabras sobre cada uno',
    ja: '記事を書いた人を短く紹介します',
    ko: '기사를 쓴 사람을 짧게 소개합니다',
    pt: 'Quem escreveu o artigo, em poucas palavras cada um',
  },
};
