/**
 * The vendor's side of a PayPal payment: orders that a reader approves, captures, agreements for renewals, refunds.
 *
 * Agreements (payment tokens) are sealed, so they stay valid after a restart; orders are kept in memory, because they are
 * needed only for hours.
 */
import { randomBytes } from 'node:crypto';
import { string } from '@broadsheet/client-core';
import type { Seals } from '../keys/createSeals.ts';

/** The reader's choice on the vendor's page. `declined`: approved, but the payment fails. */
export type Approval = 'approved' | 'declined';

export interface PayPalMoney {
  readonly currency_code: string;
  /** The decimal amount, such as `12.50`. */
  readonly value: string;
}

export interface PayPalRefund {
  readonly id: string;
  readonly amount: PayPalMoney;
  /** The merchant's `custom_id`; undefined for refunds made on PayPal's own pages. */
  readonly customId: string | undefined;
}

/** A dispute that a reader asks the vendor to decide; `lost` means decided for the reader. */
export interface PayPalDispute {
  readonly id: string;
  readonly stage: 'INQUIRY' | 'CHARGEBACK';
  readonly end: 'won' | 'lost' | undefined;
}

export interface PayPalOrder {
  readonly id: string;
  readonly amount: PayPalMoney;
  /** The merchant's `custom_id`. */
  readonly customId: string | undefined;
  readonly returnUrl: string | undefined;
  readonly cancelUrl: string | undefined;
  /** Whether the reader is asked to agree to future payments. */
  readonly isVaulted: boolean;
  readonly expiresAt: number;
  readonly approval: Approval | undefined;
  readonly captureId: string | undefined;
  /** When it was captured, in milliseconds since 1970. */
  readonly capturedAt?: number;
  readonly vaultId: string | undefined;
  readonly refunds: readonly PayPalRefund[];
  readonly dispute?: PayPalDispute;
}

/** A request to save a PayPal account without paying. */
export interface PayPalSetup {
  readonly id: string;
  readonly returnUrl: string | undefined;
  readonly cancelUrl: string | undefined;
  readonly approval: Approval | undefined;
}

/** Milliseconds within which a reader must approve, as with the vendor. */
const APPROVAL_MS = 3 * 60 * 60_000;
const VAULT_SECONDS = 10 * 365 * 24 * 60 * 60;

export type Agreement =
  { readonly status: 'good'; readonly approval: Approval } | { readonly status: 'unknown' };

export interface PayPal {
  /** Returns the current time, in milliseconds since 1970. */
  now(): number;
  readonly orders: Map<string, PayPalOrder>;
  readonly setups: Map<string, PayPalSetup>;
  createOrder(
    order: Omit<PayPalOrder, 'id' | 'expiresAt' | 'captureId' | 'vaultId' | 'refunds'>,
  ): PayPalOrder;
  /** Finds an order; undefined when it is unknown or has expired. */
  findOrder(id: string): PayPalOrder | undefined;
  /** Stores a change of an order and returns the new order. */
  changeOrder(order: PayPalOrder, change: Partial<PayPalOrder>): PayPalOrder;
  createSetup(setup: Omit<PayPalSetup, 'id'>): PayPalSetup;
  /** Creates the agreement that later payments need. */
  sealAgreement(approval: Approval): Promise<string>;
  openAgreement(id: string): Promise<Agreement>;
  /** Ends an agreement, until the stand-in is started again. */
  endAgreement(id: string): void;
}

/** Creates an id in the vendor's form: 17 capital letters and digits. */
export const makePayPalId = (): string =>
  randomBytes(17)
    .reduce((text, byte) => text + 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789'.charAt(byte % 34), '')
    .slice(0, 17);

export function createPayPal(clock: { now(): number }, seals: Seals): PayPal {
  const orders = new Map<string, PayPalOrder>();
  const setups = new Map<string, PayPalSetup>();
  const ended = new Set<string>();
  return {
    now: () => clock.now(),
    orders,
    setups,
    createOrder(given) {
      const order = {
        ...given,
        id: makePayPalId(),
        expiresAt: clock.now() + APPROVAL_MS,
        captureId: undefined,
        vaultId: undefined,
        refunds: [],
      };
      orders.set(order.id, order);
      return order;
    },
    findOrder(id) {
      const order = orders.get(id);
      const isOver = order?.captureId === undefined && (order?.expiresAt ?? 0) <= clock.now();
      return isOver ? undefined : order;
    },
    changeOrder(order, change) {
      const changed = { ...order, ...change };
      orders.set(order.id, changed);
      return changed;
    },
    createSetup(given) {
      const setup = { ...given, id: makePayPalId() };
      setups.set(setup.id, setup);
      return setup;
    },
    sealAgreement: (approval) => seals.seal('paypal-agreement', { approval }, VAULT_SECONDS),
    endAgreement: (id) => void ended.add(id),
    async openAgreement(id) {
      if (ended.has(id)) return { status: 'unknown' };
      const opened = await seals.open('paypal-agreement', id);
      if (opened.status !== 'good') return { status: 'unknown' };
      const isDeclined = string(opened.content['approval']) === 'declined';
      return { status: 'good', approval: isDeclined ? 'declined' : 'approved' };
    },
  };
}
