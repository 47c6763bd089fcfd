import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Related stories': {
    sv: 'Relaterade artiklar',
    fr: 'Articles liés',
    no: 'Relaterte saker',
    de: 'Verwandte Artikel',
    es: 'Artículos relacionados',
    ja: '関連記事',
    ko: '관련 기사',
    pt: 'Artigos relacionados',
  },
  'Stories with the same tags and section as the story of the page': {
    sv: 'Artiklar med samma taggar och sektion som sidans artikel',
    fr: 'Des articles des mêmes mots-clés et de la même rubrique que celui de la page',
    no: 'Saker med samme emneknagger og seksjon som saken på siden',
    de: 'Artikel mit denselben Schlagwörtern und demselben Ressort wie der Artikel der Seite',
    es: 'Artículos con las mismas etiquetas y sección que el de la página',
    ja: 'ページの記事と同じタグ・セクションの記事',
    ko: '페이지의 기사와 태그와 섹션이 같은 기사',
    pt: 'Artigos com as mesmas etiquetas e secção que o da página',
  },
  'Stands above the stories; left blank, "More on this" in the language of the site.': {
    sv: 'Står ovanför artiklarna; lämnas fältet tomt står det ”Mer om detta” på webbplatsens språk.',
    fr: 'Figure au-dessus des articles ; laissé vide, « Sur le même sujet » dans la langue du site.',
    no: 'Står over sakene; står feltet tomt, blir det «Mer om dette» på nettstedets språk.',
    de: 'Steht über den Artikeln; bleibt das Feld leer, „Mehr zum Thema“ in der Sprache der Website.',
    es: 'Va sobre los artículos; si se deja en blanco, «Más sobre esto» en el idioma del sitio.',
    ja: '記事の上に表示します。空欄なら「関連記事」にあたる文言をサイトの言語で表示します。',
    ko: '기사들 위에 놓입니다. 비워 두면 ‘관련 기사’에 해당하는 말이 사이트의 언어로 나옵니다.',
    pt: 'Fica por cima dos artigos; em branco, «Mais sobre isto» na língua do site.',
  },
  'How many are shown at most.': {
    sv: 'Hur många som visas som mest.',
    fr: 'Combien sont affichés au maximum.',
    no: 'Hvor mange som vises på det meste.',
    de: 'Wie viele höchstens erscheinen.',
    es: 'Cuántos se muestran como máximo.',
    ja: '表示する最大数です。',
    ko: '최대 몇 개를 보일지입니다.',
    pt: 'Quantos são mostrados no máximo.',
  },
};
