import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Alert bar': {
    sv: 'Larmrad',
    fr: 'Bandeau d’alerte',
    no: 'Varsellinje',
    de: 'Eilmeldungsleiste',
    es: 'Barra de alerta',
    ja: '速報バー',
    ko: '속보 막대',
    pt: 'Barra de alerta',
  },
  'Breaking news across the page, until the reader has seen it': {
    sv: 'En senaste nytt-rad över sidan, tills läsaren har sett den',
    fr: 'Une information de dernière minute en travers de la page, jusqu’à ce que le lecteur l’ait vue',
    no: 'Siste nytt over hele siden, til leseren har sett det',
    de: 'Eine Eilmeldung quer über die Seite, bis der Leser sie gesehen hat',
    es: 'Una noticia de última hora a lo ancho de la página, hasta que el lector la ha visto',
    ja: 'ページいっぱいに速報を表示します。読者が見るまで残ります',
    ko: '페이지를 가로지르는 속보. 독자가 볼 때까지 남습니다',
    pt: 'Notícia de última hora ao longo da página, até o leitor a ter visto',
  },
};
