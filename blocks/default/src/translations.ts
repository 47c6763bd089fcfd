import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Default output': {
    sv: 'Standardutmatning',
    fr: 'Sortie par défaut',
    no: 'Standardutdata',
    de: 'Standardausgabe',
    es: 'Salida predeterminada',
    ja: '標準の出力',
    ko: '기본 출력',
    pt: 'Saída predefinida',
  },
  'The HTML document around a page': {
    sv: 'HTML-dokumentet runt en sida',
    fr: 'Le document HTML autour d’une page',
    no: 'HTML-dokumentet rundt en side',
    de: 'Das HTML-Dokument um eine Seite',
    es: 'El documento HTML que envuelve una página',
    ja: 'ページを包むHTML文書',
    ko: '페이지를 감싸는 HTML 문서',
    pt: 'O documento HTML que envolve uma página',
  },
  Outputs: {
    sv: 'Utmatning',
    fr: 'Sorties',
    no: 'Utdata',
    de: 'Ausgaben',
    es: 'Salidas',
    ja: '出力',
    ko: '출력',
    pt: 'Saídas',
  },
};
