import type { ChallengeConfig } from '@broadsheet/bot-challenge';
import type { StoredAddress } from '@broadsheet/sales-ui';
import type { Cart, Entitlements, Order, PaymentOption } from '@broadsheet/sdk-sales';
import type { UserProfile } from '@broadsheet/sdk-identity';

/** What a reader was about to buy. */
export interface Recovered {
  readonly cart: Cart;
  /** The order to continue with; absent: one is made once the reader has given a billing address. */
  readonly order: Order | undefined;
}

/** Everything that a checkout shows and needs. */
export interface CheckoutData extends Recovered {
  readonly profile: UserProfile;
  /** The settings that decide whether there is a bot challenge. */
  readonly challengeConfig: ChallengeConfig;
  /** The payment options of the card provider and of PayPal, if the site has them. */
  readonly cardOption: PaymentOption | undefined;
  readonly paypalOption: PaymentOption | undefined;
  /**
   * The country of the request, which decides whether wallets are offered; absent when it could not be loaded: then there
   * are none.
   */
  readonly entitlements: Entitlements | undefined;
  /** The reader's last billing address. */
  readonly lastAddress: StoredAddress | undefined;
  /** The error of a failed payment at PayPal. */
  readonly paypalError: unknown;
  /** Whether the reader came back from PayPal without having agreed there. */
  readonly isPayPalCancelled: boolean;
}
