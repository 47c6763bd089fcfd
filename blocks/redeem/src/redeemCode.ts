/**
 * Redeems a code. The reader has one field, the service three calls; this finds the call for a code, and what it has opened.
 */
import { isApiError } from '@broadsheet/client-core';
import type { SalesContext, SubscriptionID } from '@broadsheet/sdk-sales';
import {
  getSubscriptionDetails,
  redeemAssociateInvitation,
  redeemEnterpriseSubscription,
  redeemGiftSubscription,
} from '@broadsheet/sdk-sales/operations';

export type CodeKind = 'gift' | 'share' | 'enterprise';

type RedeemKind = (sales: SalesContext, code: string) => Promise<SubscriptionID>;

const CALLS: Readonly<Record<CodeKind, RedeemKind>> = {
  gift: redeemGiftSubscription,
  share: redeemAssociateInvitation,
  enterprise: redeemEnterpriseSubscription,
};
/**
 * The kinds in the order in which they are tried for an unknown code. Codes that an organisation has made up have no common
 * form, so they come first; the service counts calls with unknown codes.
 */
const KINDS = ['enterprise', 'gift', 'share'] as const satisfies readonly CodeKind[];

/** The statuses of a call that does not know the code; another call may know it. */
const UNKNOWN_CODE: readonly number[] = [400, 404];

/**
 * Returns the kind of a code of the embedded service, whose codes begin with a letter for it; `undefined` for other codes.
 */
function guessKind(code: string): CodeKind | undefined {
  if (/^G\d+-/.test(code)) return 'gift';
  return /^S\d+-/.test(code) ? 'share' : undefined;
}

/** The access that a code has opened. */
export interface Redeemed {
  readonly kind: CodeKind;
  /** The product's name; absent when the details could not be read, although the access is open. */
  readonly productName?: string;
  /** The end of the access in milliseconds since 1970; absent when it is unknown or there is none. */
  readonly endsOn?: number;
  /** The subscriber who shares the access; absent when the service does not say. */
  readonly sharedBy?: string;
}

export interface RedeemOptions {
  /** The kind of code according to the link. */
  readonly kind: CodeKind | undefined;
  readonly log: (message: string) => void;
}

/** The service writes unlimited access as an end after this moment, in the last year that databases know. */
const FOR_EVER = Date.UTC(9000, 0, 1);

async function describe(sales: SalesContext, id: number): Promise<Omit<Redeemed, 'kind'>> {
  const { productName, nextEventDateUTC: endsOn, sharedBy } = await getSubscriptionDetails(sales, id);
  return {
    ...(productName && { productName }),
    ...(endsOn !== undefined && endsOn < FOR_EVER && { endsOn }),
    ...(sharedBy && { sharedBy }),
  };
}

/**
 * Redeems a code with the first call that accepts it. Repeating it after a lost response changes nothing.
 *
 * @throws SalesError, ApiError, NetworkError of the last call that was tried
 */
export async function redeemCode(
  sales: SalesContext,
  code: string,
  { kind: linked, log }: RedeemOptions,
): Promise<Redeemed> {
  const kinds = new Set([linked, guessKind(code), ...KINDS].filter((kind) => kind !== undefined));
  let refusal: unknown;
  for (const kind of kinds) {
    try {
      // One call after the other, because the first success ends the search.
      const { subscriptionID } = await CALLS[kind](sales, code);
      const details = await describe(sales, subscriptionID).catch((error: unknown) => {
        log(`A code was redeemed, but what it opened could not be read. ${String(error)}`);
        return {};
      });
      return { kind, ...details };
    } catch (error) {
      if (!isApiError(error) || !UNKNOWN_CODE.includes(error.httpStatus)) throw error;
      refusal = error;
    }
  }
  throw refusal;
}
