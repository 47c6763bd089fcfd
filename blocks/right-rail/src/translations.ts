import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Right rail': {
    sv: 'Högerspalt',
    fr: 'Colonne de droite',
    no: 'Høyrespalte',
    de: 'Seitenspalte rechts',
    es: 'Columna derecha',
    ja: '右サイドバー',
    ko: '오른쪽 단',
    pt: 'Coluna à direita',
  },
  'A page with a main column and a rail at its end': {
    sv: 'En sida med huvudspalt och en sidospalt i kanten',
    fr: 'Une page avec une colonne principale et une colonne latérale',
    no: 'En side med hovedspalte og en sidespalte i kanten',
    de: 'Eine Seite mit Hauptspalte und einer Spalte am Rand',
    es: 'Una página con columna principal y otra al margen',
    ja: 'メインカラムと端のサイドバーからなるページ',
    ko: '본문 단과 가장자리 단이 있는 페이지',
    pt: 'Uma página com coluna principal e outra à margem',
  },
  'Side column': {
    sv: 'Sidospalt',
    fr: 'Colonne latérale',
    no: 'Sidespalte',
    de: 'Seitenspalte',
    es: 'Columna lateral',
    ja: 'サイドカラム',
    ko: '옆 단',
    pt: 'Coluna lateral',
  },
};
