import { mergePhraseBooks } from '@broadsheet/block-kit';
import type { PhraseBook } from '@broadsheet/block-kit';
import { uiPhrases } from '@broadsheet/ui';
import { phrases } from './phrases.ts';

const own: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'g.by': 'Av',
      'g.and': 'och',
      'g.sponsored': 'Annonssamarbete',
      'g.gallery': 'Bilder',
      'g.video': 'Video',
      'g.seeMore': 'Visa fler',
      'g.seeMoreLabel': 'Hämta fler artiklar till listan',
    },
    fr: {
      'g.by': 'Par',
      'g.and': 'et',
      'g.sponsored': 'Sponsorisé',
      'g.gallery': 'Photos',
      'g.video': 'Vidéo',
      'g.seeMore': 'Voir plus',
      'g.seeMoreLabel': 'Charger d’autres articles dans cette liste',
    },
    no: {
      'g.by': 'Av',
      'g.and': 'og',
      'g.sponsored': 'Annonsørinnhold',
      'g.gallery': 'Bilder',
      'g.video': 'Video',
      'g.seeMore': 'Vis flere',
      'g.seeMoreLabel': 'Hent flere saker til listen',
    },
    de: {
      'g.by': 'Von',
      'g.and': 'und',
      'g.sponsored': 'Anzeige',
      'g.gallery': 'Bilder',
      'g.video': 'Video',
      'g.seeMore': 'Mehr anzeigen',
      'g.seeMoreLabel': 'Weitere Beiträge in diese Liste laden',
    },
    es: {
      'g.by': 'Por',
      'g.and': 'y',
      'g.sponsored': 'Patrocinado',
      'g.gallery': 'Fotos',
      'g.video': 'Vídeo',
      'g.seeMore': 'Ver más',
      'g.seeMoreLabel': 'Cargar más artículos en esta lista',
    },
    ja: {
      'g.by': '文',
      'g.and': 'と',
      'g.sponsored': 'PR',
      'g.gallery': '写真',
      'g.video': '動画',
      'g.seeMore': 'もっと見る',
      'g.seeMoreLabel': 'この一覧に記事をさらに読み込む',
    },
    ko: {
      'g.by': '글',
      'g.and': '및',
      'g.sponsored': '협찬',
      'g.gallery': '사진',
      'g.video': '동영상',
      'g.seeMore': '더 보기',
      'g.seeMoreLabel': '이 목록에 기사 더 불러오기',
    },
    pt: {
      'g.by': 'Por',
      'g.and': 'e',
      'g.sponsored': 'Patrocinado',
      'g.gallery': 'Fotos',
      'g.video': 'Vídeo',
      'g.seeMore': 'Ver mais',
      'g.seeMoreLabel': 'Carregar mais artigos nesta lista',
    },
  },
};

/** The phrases of story parts and of the components they are made of; for block entries. */
export const storyPhrases: PhraseBook = mergePhraseBooks(uiPhrases, own);
