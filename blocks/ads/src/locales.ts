import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const phraseBook: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'ads.label': 'Annons',
      'ads.unavailable': 'Annonstypen finns inte',
      'ads.noServer': 'Inga annonser visas: webbplatsen saknar id för annonsserver (dfpId).',
      'ads.sizes': 'Storlekar',
    },
    fr: {
      'ads.label': 'Publicité',
      'ads.unavailable': 'Ce type de publicité n’est pas disponible',
      'ads.noServer': 'Aucune publicité : le site n’a pas d’identifiant de serveur publicitaire (dfpId).',
      'ads.sizes': 'Formats',
    },
    no: {
      'ads.label': 'Annonse',
      'ads.unavailable': 'Annonsetypen finnes ikke',
      'ads.noServer': 'Ingen annonser vises: nettstedet mangler id for annonseserver (dfpId).',
      'ads.sizes': 'Størrelser',
    },
    de: {
      'ads.label': 'Anzeige',
      'ads.unavailable': 'Diese Anzeigenart gibt es nicht',
      'ads.noServer': 'Keine Anzeigen: Der Website fehlt die Kennung des Anzeigenservers (dfpId).',
      'ads.sizes': 'Größen',
    },
    es: {
      'ads.label': 'Publicidad',
      'ads.unavailable': 'Este tipo de anuncio no está disponible',
      'ads.noServer': 'No hay anuncios: el sitio no tiene identificador de servidor de anuncios (dfpId).',
      'ads.sizes': 'Tamaños',
    },
    ja: {
      'ads.label': '広告',
      'ads.unavailable': 'この広告タイプは利用できません',
      'ads.noServer': '広告は表示されません。サイトに広告サーバーの ID (dfpId) がありません。',
      'ads.sizes': 'サイズ',
    },
    ko: {
      'ads.label': '광고',
      'ads.unavailable': '이 광고 유형은 사용할 수 없습니다',
      'ads.noServer': '광고가 표시되지 않습니다. 사이트에 광고 서버 ID(dfpId)가 없습니다.',
      'ads.sizes': '크기',
    },
    pt: {
      'ads.label': 'Publicidade',
      'ads.unavailable': 'Este tipo de anúncio não está disponível',
      'ads.noServer': 'Nenhum anúncio: o site não tem identificador de servidor de anúncios (dfpId).',
      'ads.sizes': 'Tamanhos',
    },
  },
};
