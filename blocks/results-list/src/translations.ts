import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Results list': {
    sv: 'Resultatlista',
    fr: 'Liste de résultats',
    no: 'Resultatliste',
    de: 'Ergebnisliste',
    es: 'Lista de resultados',
    ja: '結果リスト',
    ko: '결과 목록',
    pt: 'Lista de resultados',
  },
  'A list of stories that grows page by page': {
    sv: 'En artikellista som växer sida för sida',
    fr: 'Une liste d’articles qui s’allonge page après page',
    no: 'En liste med saker som vokser side for side',
    de: 'Eine Liste von Artikeln, die Seite für Seite wächst',
    es: 'Una lista de artículos que crece página a página',
    ja: 'ページごとに伸びていく記事リスト',
    ko: '한 쪽씩 늘어나는 기사 목록',
    pt: 'Uma lista de artigos que cresce página a página',
  },
  'The source that supplies the list; its size is the length of a page.': {
    sv: 'Källan som fyller listan; dess storlek är sidans längd.',
    fr: 'La source qui alimente la liste ; sa taille est la longueur d’une page.',
    no: 'Kilden som fyller listen; størrelsen er lengden på en side.',
    de: 'Die Quelle, aus der die Liste kommt; ihre Größe ist die Länge einer Seite.',
    es: 'La fuente que alimenta la lista; su tamaño es la longitud de una página.',
    ja: 'リストの内容を供給するコンテンツソースです。その件数が1ページの長さになります。',
    ko: '목록을 채우는 콘텐츠 소스이며, 그 크기가 한 쪽의 길이입니다.',
    pt: 'A fonte que alimenta a lista; o seu tamanho é o comprimento de uma página.',
  },
};
