/** A reader has one field, the service three calls: which one a code is for, and what it has opened. */
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
 * In the order in which they are tried for a code that nothing is known of. What an organisation has made up looks like
 * nothing else; the service counts calls that do not know a code.
 */
const KINDS = ['enterprise', 'gift', 'share'] as const satisfies readonly CodeKind[];

/** Answers of a call that does not know the code; another one may. */
const UNKNOWN_CODE: readonly number[] = [400, 404];

/** Codes of the embedded service say what they are by their first letter. */
function guessKind(code: string): CodeKind | undefined {
  if (/^G\d+-/.test(code)) return 'gift';
  return /^S\d+-/.test(code) ? 'share' : undefined;
}

/** What a code has opened. */
export interface Redeemed {
  readonly kind: CodeKind;
  /** Absent where the details could not be read; it is open all the same. */
  readonly productName?: string;
  /** Milliseconds since 1970; absent where nobody knows an end. */
  readonly endsOn?: number;
  /** Who shares it; absent where the service does not tell. */
  readonly sharedBy?: string;
}

export interface RedeemOptions {
  /** What a link said it is. */
  readonly kind: CodeKind | undefined;
  readonly log: (message: string) => void;
}

/** An end that never comes is written as the last year that databases know. */
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
 * Redeems a code with the call that takes it. To ask again after an answer that was lost changes nothing.
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
      // One after the other: the first that takes it ends the search.
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
