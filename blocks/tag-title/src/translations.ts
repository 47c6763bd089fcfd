import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Tag title': {
    sv: 'Taggrubrik',
    fr: 'Titre de mot-clé',
    no: 'Emnetittel',
    de: 'Titel eines Schlagworts',
    es: 'Título de etiqueta',
    ja: 'タグの見出し',
    ko: '태그 제목',
    pt: 'Título de etiqueta',
  },
  "A tag's name and description": {
    sv: 'Taggens namn och beskrivning',
    fr: 'Le nom et la description d’un mot-clé',
    no: 'Navn og beskrivelse av en emneknagg',
    de: 'Name und Beschreibung eines Schlagworts',
    es: 'El nombre y la descripción de una etiqueta',
    ja: 'タグの名前と説明',
    ko: '태그의 이름과 설명',
    pt: 'O nome e a descrição de uma etiqueta',
  },
};
