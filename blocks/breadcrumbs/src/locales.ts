import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const phraseBook: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: { 'breadcrumbs.label': 'Du är här', 'breadcrumbs.home': 'Hem' },
    fr: { 'breadcrumbs.label': 'Vous êtes ici', 'breadcrumbs.home': 'Accueil' },
    no: { 'breadcrumbs.label': 'Du er her', 'breadcrumbs.home': 'Hjem' },
    de: { 'breadcrumbs.label': 'Sie sind hier', 'breadcrumbs.home': 'Startseite' },
    es: { 'breadcrumbs.label': 'Está aquí', 'breadcrumbs.home': 'Inicio' },
    ja: { 'breadcrumbs.label': '現在の位置', 'breadcrumbs.home': 'ホーム' },
    ko: { 'breadcrumbs.label': '현재 위치', 'breadcrumbs.home': '홈' },
    pt: { 'breadcrumbs.label': 'Está aqui', 'breadcrumbs.home': 'Início' },
  },
};
