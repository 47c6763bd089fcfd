import type { Block, Phrases } from '@broadsheet/block-kit';
import { mailPhrases } from '@broadsheet/platform';
import type { EnglishTexts } from './findPhraseProblems.ts';

/** Returns every text in English that the blocks and the mails of a site have. */
export function englishTexts(blocks: readonly Block[]): EnglishTexts {
  const pages: Phrases = Object.assign({}, ...blocks.map(({ phrases }) => phrases?.english ?? {}));
  return { pages, mails: mailPhrases };
}
