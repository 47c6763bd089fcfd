import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

/** The words of payment methods in every language; imported by block entries, never by components. */
export const paymentPhrases: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'sub.m.card': '{brand} som slutar på {last4}, giltigt till {exp}',
      'sub.cardEnding': '{brand} som slutar på {last4}',
      'sub.anyCard': 'Kort',
      'sub.expires': 'giltigt till',
    },
    fr: {
      'sub.m.card': '{brand} se terminant par {last4}, valable jusqu’à {exp}',
      'sub.cardEnding': '{brand} se terminant par {last4}',
      'sub.anyCard': 'Carte',
      'sub.expires': 'valable jusqu’à',
    },
    no: {
      'sub.m.card': '{brand} som slutter på {last4}, gyldig til {exp}',
      'sub.cardEnding': '{brand} som slutter på {last4}',
      'sub.anyCard': 'Kort',
      'sub.expires': 'gyldig til',
    },
    de: {
      'sub.m.card': '{brand} mit den Endziffern {last4}, gültig bis {exp}',
      'sub.cardEnding': '{brand} mit den Endziffern {last4}',
      'sub.anyCard': 'Karte',
      'sub.expires': 'gültig bis',
    },
    es: {
      'sub.m.card': '{brand} terminada en {last4}, válida hasta {exp}',
      'sub.cardEnding': '{brand} terminada en {last4}',
      'sub.anyCard': 'Tarjeta',
      'sub.expires': 'válida hasta',
    },
    ja: {
      'sub.m.card': '{brand} 末尾{last4}、有効期限{exp}',
      'sub.cardEnding': '{brand} 末尾{last4}',
      'sub.anyCard': 'カード',
      'sub.expires': '有効期限',
    },
    ko: {
      'sub.m.card': '{brand} 끝자리 {last4}, 유효기간 {exp}',
      'sub.cardEnding': '{brand} 끝자리 {last4}',
      'sub.anyCard': '카드',
      'sub.expires': '유효기간',
    },
    pt: {
      'sub.m.card': '{brand} terminado em {last4}, válido até {exp}',
      'sub.cardEnding': '{brand} terminado em {last4}',
      'sub.anyCard': 'Cartão',
      'sub.expires': 'válido até',
    },
  },
};
