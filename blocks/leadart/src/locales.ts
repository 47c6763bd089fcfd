import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const phraseBook: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'lead.fsEnter': 'Visa huvudbilden i helskärm',
      'lead.fsExit': 'Lämna helskärmsläget för huvudbilden',
    },
    fr: {
      'lead.fsEnter': 'Afficher la photo principale en plein écran',
      'lead.fsExit': 'Quitter le plein écran de la photo principale',
    },
    no: {
      'lead.fsEnter': 'Vis hovedbildet i fullskjerm',
      'lead.fsExit': 'Avslutt fullskjermsvisningen av hovedbildet',
    },
    de: {
      'lead.fsEnter': 'Hauptbild im Vollbild anzeigen',
      'lead.fsExit': 'Hauptbild: Vollbild beenden',
    },
    es: {
      'lead.fsEnter': 'Ver la foto principal a pantalla completa',
      'lead.fsExit': 'Foto principal: salir de pantalla completa',
    },
    ja: {
      'lead.fsEnter': 'メイン写真を全画面表示',
      'lead.fsExit': 'メイン写真の全画面表示を終了',
    },
    ko: {
      'lead.fsEnter': '대표 사진을 전체 화면으로 보기',
      'lead.fsExit': '대표 사진 전체 화면 종료',
    },
    pt: {
      'lead.fsEnter': 'Ver a fotografia principal em ecrã inteiro',
      'lead.fsExit': 'Sair do ecrã inteiro da fotografia principal',
    },
  },
};
