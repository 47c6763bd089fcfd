import { mergePhraseBooks } from '@broadsheet/block-kit';
import type { PhraseBook } from '@broadsheet/block-kit';
import { uiPhrases } from '@broadsheet/ui';
import { phrases } from './phrases.ts';

const own: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: { 'cards.tooFew': 'Karusellen visar inget förrän den har {least} poster.' },
    fr: { 'cards.tooFew': 'Ce carrousel n’affiche rien tant qu’il n’a pas {least} éléments.' },
    no: { 'cards.tooFew': 'Karusellen viser ingenting før den har {least} elementer.' },
    de: { 'cards.tooFew': 'Dieses Karussell zeigt nichts, solange es weniger als {least} Einträge hat.' },
    es: { 'cards.tooFew': 'Este carrusel no muestra nada hasta que tiene {least} elementos.' },
    ja: { 'cards.tooFew': '項目が{least}件そろうまで、このカルーセルは表示されません。' },
    ko: { 'cards.tooFew': '항목이 {least}개가 될 때까지 이 캐러셀은 표시되지 않습니다.' },
    pt: { 'cards.tooFew': 'Este carrossel não mostra nada até ter {least} elementos.' },
  },
};

/** The phrases of carousels of cards in every language; imported by block entries, never by components. */
export const cardCarouselPhrases = mergePhraseBooks(uiPhrases, own);
