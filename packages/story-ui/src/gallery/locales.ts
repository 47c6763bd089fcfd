import { mergePhraseBooks } from '@broadsheet/block-kit';
import type { PhraseBook } from '@broadsheet/block-kit';
import { storyPhrases } from '../locales.ts';
import { phrases } from './phrases.ts';

const own: PhraseBook<'ads.missing'> = {
  english: { 'ads.missing': phrases['ads.missing'] },
  locales: {
    sv: { 'ads.missing': 'Annonsblocket hittades inte' },
    fr: { 'ads.missing': 'Bloc publicitaire introuvable' },
    no: { 'ads.missing': 'Fant ikke annonseblokken' },
    de: { 'ads.missing': 'Anzeigenblock nicht gefunden' },
    es: { 'ads.missing': 'No se encontró el bloque de publicidad' },
    ja: { 'ads.missing': '広告ブロックが見つかりません' },
    ko: { 'ads.missing': '광고 블록을 찾을 수 없습니다' },
    pt: { 'ads.missing': 'Bloco de anúncios não encontrado' },
  },
};

/** The phrases of galleries and of all their parts, for block entries. */
export const galleryPhrases: PhraseBook = mergePhraseBooks(storyPhrases, own);
