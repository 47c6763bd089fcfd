import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const phraseBook: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'foot.facebook': 'Vår sida på Facebook',
      'foot.twitter': 'Våra inlägg på X',
      'foot.bluesky': 'Våra inlägg på Bluesky',
      'foot.whatsapp': 'Vår kanal på WhatsApp',
      'foot.rss': 'Vårt RSS-flöde',
      'foot.consent': 'Integritetsval',
    },
    fr: {
      'foot.facebook': 'Notre page Facebook',
      'foot.twitter': 'Nos messages sur X',
      'foot.bluesky': 'Nos messages sur Bluesky',
      'foot.whatsapp': 'Notre chaîne WhatsApp',
      'foot.rss': 'Notre flux RSS',
      'foot.consent': 'Choix de confidentialité',
    },
    no: {
      'foot.facebook': 'Siden vår på Facebook',
      'foot.twitter': 'Innleggene våre på X',
      'foot.bluesky': 'Innleggene våre på Bluesky',
      'foot.whatsapp': 'Kanalen vår på WhatsApp',
      'foot.rss': 'RSS-strømmen vår',
      'foot.consent': 'Personvernvalg',
    },
    de: {
      'foot.facebook': 'Unsere Seite auf Facebook',
      'foot.twitter': 'Unsere Beiträge auf X',
      'foot.bluesky': 'Unsere Beiträge bei Bluesky',
      'foot.whatsapp': 'Unser Kanal bei WhatsApp',
      'foot.rss': 'Unser RSS-Feed',
      'foot.consent': 'Datenschutz-Auswahl',
    },
    es: {
      'foot.facebook': 'Nuestra página de Facebook',
      'foot.twitter': 'Nuestras publicaciones en X',
      'foot.bluesky': 'Nuestras publicaciones en Bluesky',
      'foot.whatsapp': 'Nuestro canal de WhatsApp',
      'foot.rss': 'Nuestro canal RSS',
      'foot.consent': 'Opciones de privacidad',
    },
    ja: {
      'foot.facebook': '公式Facebookページ',
      'foot.twitter': '公式Xアカウント',
      'foot.bluesky': 'Blueskyの投稿',
      'foot.whatsapp': 'WhatsAppのチャンネル',
      'foot.rss': 'RSSフィード',
      'foot.consent': 'プライバシーの選択',
    },
    ko: {
      'foot.facebook': '공식 Facebook 페이지',
      'foot.twitter': '공식 X 계정',
      'foot.bluesky': 'Bluesky 게시물',
      'foot.whatsapp': 'WhatsApp 채널',
      'foot.rss': 'RSS 피드',
      'foot.consent': '개인정보 선택',
    },
    pt: {
      'foot.facebook': 'A nossa página no Facebook',
      'foot.twitter': 'As nossas publicações no X',
      'foot.bluesky': 'As nossas publicações no Bluesky',
      'foot.whatsapp': 'O nosso canal no WhatsApp',
      'foot.rss': 'O nosso feed RSS',
      'foot.consent': 'Escolhas de privacidade',
    },
  },
};
