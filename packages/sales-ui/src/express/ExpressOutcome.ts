import type { Cart } from '@broadsheet/sdk-sales';
import type { Address } from '../address/Address.ts';
import type { Confirmation } from '../card/Confirmation.ts';
import type { OrderAmounts } from '../order/OrderSummary.tsx';
import type { ReadBuyer } from './readWalletBuyer.ts';

/** How an attempt to pay ended. Money has moved only where it is `paid`, or may have where it is `unsure`. */
export type ExpressOutcome =
  | {
      readonly kind: 'paid';
      readonly email: string;
      /** Whether an account was made for it. */
      readonly isNew: boolean;
    }
  | Exclude<ReadBuyer, { readonly kind: 'buyer' }>
  /** The email has an account, to which a wallet does not log in. */
  | { readonly kind: 'taken'; readonly email: string }
  /** There is an account which is not logged in: its email has to be confirmed first, or the answer to its sign-up was lost. */
  | { readonly kind: 'unconfirmed'; readonly email: string }
  /** At the address of the wallet the price is another one than in its sheet, or something else is in the cart. */
  | {
      readonly kind: 'repriced';
      /** Whether something else would be bought than what the page showed. */
      readonly isOther: boolean;
      /** What is bought for which price, once the reader has agreed: the cart, or what was ordered already. */
      readonly cart: Cart;
      readonly area: Address;
      readonly amounts: OrderAmounts;
    }
  /** The page said that the reader pays for their own account, and they are not logged in any more. */
  | { readonly kind: 'ended' }
  /** The reader subscribes to this already. */
  | { readonly kind: 'subscribed' }
  /** The price is not for sale any more, or not to this reader. */
  | { readonly kind: 'over' }
  /** Another tab has begun to pay for the same meanwhile, which has cancelled this payment. */
  | { readonly kind: 'elsewhere' }
  | {
      readonly kind: 'refused';
      readonly error: Extract<Confirmation, { status: 'refused' }>['error'];
    }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** The provider has been asked, and what came of it is not known. */
  | {
      readonly kind: 'unsure';
      readonly error: unknown;
      readonly isConfirmed: boolean;
      /** Looks again what has come of it, and charges nothing. Never rejects. */
      readonly check: () => Promise<ExpressOutcome>;
    };
