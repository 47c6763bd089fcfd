import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const phraseBook: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: { 'subscription-profile-management.soon': 'Mer snart' },
    fr: { 'subscription-profile-management.soon': 'Bientôt plus' },
    no: { 'subscription-profile-management.soon': 'Mer snart' },
    de: { 'subscription-profile-management.soon': 'Bald mehr' },
    es: { 'subscription-profile-management.soon': 'Pronto más' },
    ja: { 'subscription-profile-management.soon': '近日公開' },
    ko: { 'subscription-profile-management.soon': '곧 공개' },
    pt: { 'subscription-profile-management.soon': 'Mais em breve' },
  },
};
