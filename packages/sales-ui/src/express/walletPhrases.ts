import { mergePhraseBooks } from '@broadsheet/block-kit';
import { boughtPhrases } from '../bought/locales.ts';
import { orderPhrases } from '../order/locales.ts';
import { cardPhrases } from '../payment/cardLocales.ts';
import { pricePhrases } from '../price/locales.ts';
import { termsPhrases } from '../terms/locales.ts';
import { expressPhrases } from './locales.ts';

/** What `WalletPlace` says, for the phrases of a block that renders it. */
export const walletPhrases = mergePhraseBooks(
  pricePhrases,
  orderPhrases,
  cardPhrases,
  boughtPhrases,
  termsPhrases,
  expressPhrases,
);
