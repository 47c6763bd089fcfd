import { mergePhraseBooks } from '@broadsheet/block-kit';
import { askingPhrases } from './asking/locales.ts';
import { decisionPhrases } from './decision/locales.ts';

export const phraseBook = mergePhraseBooks(askingPhrases, decisionPhrases);
