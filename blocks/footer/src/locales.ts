import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const phraseBook: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'foot.facebook': 'Vår sida på Facebook',
      'foot.twitter': 'Våra inlägg på Twitter',
      'foot.rss': 'Vårt RSS-flöde',
      'foot.consent': 'Integritetsval',
    },
    fr: {
      'foot.facebook': 'Notre page Facebook',
      'foot.twitter': 'Nos messages sur Twitter',
      'foot.rss': 'Notre flux RSS',
      'foot.consent': 'Choix de confidentialité',
    },
    no: {
      'foot.facebook': 'Siden vår på Facebook',
      'foot.twitter': 'Innleggene våre på Twitter',
      'foot.rss': 'RSS-strømmen vår',
      'foot.consent': 'Personvernvalg',
    },
    de: {
      'foot.facebook': 'Unsere Seite auf Facebook',
      'foot.twitter': 'Unsere Beiträge auf Twitter',
      'foot.rss': 'Unser RSS-Feed',
      'foot.consent': 'Datenschutz-Auswahl',
    },
    es: {
      'foot.facebook': 'Nuestra página de Facebook',
      'foot.twitter': 'Nuestras publicaciones en Twitter',
      'foot.rss': 'Nuestro canal RSS',
      'foot.consent': 'Opciones de privacidad',
    },
    ja: {
      'foot.facebook': '公式Facebookページ',
      'foot.twitter': '公式Twitterアカウント',
      'foot.rss': 'RSSフィード',
      'foot.consent': 'プライバシーの選択',
    },
    ko: {
      'foot.facebook': '공식 Facebook 페이지',
      'foot.twitter': '공식 Twitter 계정',
      'foot.rss': 'RSS 피드',
      'foot.consent': '개인정보 선택',
    },
    pt: {
      'foot.facebook': 'A nossa página no Facebook',
      'foot.twitter': 'As nossas publicações no Twitter',
      'foot.rss': 'O nosso feed RSS',
      'foot.consent': 'Escolhas de privacidade',
    },
  },
};
