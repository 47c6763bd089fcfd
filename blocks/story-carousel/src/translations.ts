import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Story carousel': {
    sv: 'Artikelkarusell',
    fr: 'Carrousel d’articles',
    no: 'Sakskarusell',
    de: 'Artikel-Karussell',
    es: 'Carrusel de artículos',
    ja: '記事カルーセル',
    ko: '기사 캐러셀',
    pt: 'Carrossel de artigos',
  },
  'Stories one beside another': {
    sv: 'Artiklar bredvid varandra',
    fr: 'Des articles côte à côte',
    no: 'Saker ved siden av hverandre',
    de: 'Artikel nebeneinander',
    es: 'Artículos uno junto a otro',
    ja: '記事を横に並べます',
    ko: '기사를 나란히 보입니다',
    pt: 'Artigos lado a lado',
  },
  'The source that supplies the stories. Fewer than four are not shown.': {
    sv: 'Källan artiklarna hämtas från. Färre än fyra visas inte.',
    fr: 'La source qui fournit les articles. Moins de quatre, rien n’est affiché.',
    no: 'Kilden sakene hentes fra. Færre enn fire vises ikke.',
    de: 'Die Quelle, aus der die Artikel kommen. Weniger als vier werden nicht gezeigt.',
    es: 'La fuente que aporta los artículos. Con menos de cuatro no se muestra.',
    ja: '記事を供給するコンテンツソースです。4本未満なら表示しません。',
    ko: '기사를 가져올 콘텐츠 소스입니다. 넷보다 적으면 보이지 않습니다.',
    pt: 'A fonte que fornece os artigos. Menos de quatro não são mostrados.',
  },
  'Stands above the stories.': {
    sv: 'Står ovanför artiklarna.',
    fr: 'Figure au-dessus des articles.',
    no: 'Står over sakene.',
    de: 'Steht über den Artikeln.',
    es: 'Va sobre los artículos.',
    ja: '記事の上に表示します。',
    ko: '기사들 위에 놓입니다.',
    pt: 'Fica por cima dos artigos.',
  },
};
