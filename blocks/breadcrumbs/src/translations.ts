import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  Breadcrumbs: {
    sv: 'Brödsmulor',
    fr: 'Fil d’Ariane',
    no: 'Brødsmulesti',
    de: 'Brotkrumen-Navigation',
    es: 'Ruta de navegación',
    ja: 'パンくずリスト',
    ko: '이동 경로',
    pt: 'Caminho de navegação',
  },
  'The way from the front page to a section or story': {
    sv: 'Vägen från förstasidan till en sektion eller artikel',
    fr: 'Le chemin de la une à une rubrique ou à un article',
    no: 'Veien fra forsiden til en seksjon eller sak',
    de: 'Der Weg von der Startseite zu einem Ressort oder Artikel',
    es: 'El camino desde la portada hasta una sección o un artículo',
    ja: 'トップページからセクションや記事までの道筋',
    ko: '첫 페이지에서 섹션이나 기사까지의 길',
    pt: 'O caminho da primeira página até uma secção ou artigo',
  },
  'Story as the last step': {
    sv: 'Artikeln som sista steg',
    fr: 'L’article comme dernière étape',
    no: 'Saken som siste ledd',
    de: 'Artikel als letzter Schritt',
    es: 'El artículo como último paso',
    ja: '最後に記事を表示',
    ko: '기사를 마지막 단계로',
    pt: 'O artigo como último passo',
  },
  'Ends the trail of a story with its headline.': {
    sv: 'Avslutar en artikels väg med dess rubrik.',
    fr: 'Termine le fil d’un article par son titre.',
    no: 'Avslutter stien til en sak med tittelen.',
    de: 'Schließt den Weg eines Artikels mit dessen Überschrift ab.',
    es: 'Termina la ruta de un artículo con su titular.',
    ja: '記事のパンくずリストの最後に見出しを置きます。',
    ko: '기사의 경로를 그 제목으로 끝맺습니다.',
    pt: 'Termina o caminho de um artigo com o seu título.',
  },
};
