import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const phraseBook: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: { 'alert.label': 'Senaste nytt', 'alert.close': 'Dölj notisen' },
    fr: { 'alert.label': 'Alerte info', 'alert.close': 'Masquer cette alerte' },
    no: { 'alert.label': 'Siste nytt', 'alert.close': 'Skjul dette varselet' },
    de: { 'alert.label': 'Eilmeldung', 'alert.close': 'Diese Meldung ausblenden' },
    es: { 'alert.label': 'Última hora', 'alert.close': 'Ocultar este aviso' },
    ja: { 'alert.label': '速報', 'alert.close': 'この速報を閉じる' },
    ko: { 'alert.label': '속보', 'alert.close': '이 속보 숨기기' },
    pt: { 'alert.label': 'Última hora', 'alert.close': 'Ocultar este alerta' },
  },
};
