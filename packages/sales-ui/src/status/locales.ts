import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

/** The words of status badges in every language; imported by block entries, never by components. */
export const statusPhrases: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: { 'sub.m.active': 'Aktiv', 'sub.m.canceled': 'Uppsagd', 'sub.m.terminated': 'Avslutad' },
    fr: { 'sub.m.active': 'Actif', 'sub.m.canceled': 'Résilié', 'sub.m.terminated': 'Terminé' },
    no: { 'sub.m.active': 'Aktivt', 'sub.m.canceled': 'Sagt opp', 'sub.m.terminated': 'Avsluttet' },
    de: { 'sub.m.active': 'Aktiv', 'sub.m.canceled': 'Gekündigt', 'sub.m.terminated': 'Beendet' },
    es: { 'sub.m.active': 'Activa', 'sub.m.canceled': 'Cancelada', 'sub.m.terminated': 'Finalizada' },
    ja: { 'sub.m.active': '有効', 'sub.m.canceled': '解約済み', 'sub.m.terminated': '終了' },
    ko: { 'sub.m.active': '이용 중', 'sub.m.canceled': '해지됨', 'sub.m.terminated': '종료됨' },
    pt: { 'sub.m.active': 'Ativa', 'sub.m.canceled': 'Cancelada', 'sub.m.terminated': 'Terminada' },
  },
};
