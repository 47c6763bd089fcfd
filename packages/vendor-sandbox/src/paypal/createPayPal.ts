/**
 * The vendor's side of a PayPal payment: orders that a reader approves, captures, agreements for renewals, refunds.
 *
 * Agreements (payment tokens) are sealed, so that they outlive a restart; orders are kept in memory, as they live for
 * hours only.
 */
import { randomBytes } from 'node:crypto';
import { readString } from '@broadsheet/client-core';
import type { Seals } from '../keys/createSeals.ts';

/** What the reader chose on the vendor's page. `declined`: approved, but no money comes. */
export type Approval = 'approved' | 'declined';

export interface PayPalMoney {
  readonly currency_code: string;
  /** Decimal, such as `12.50`. */
  readonly value: string;
}

export interface PayPalRefund {
  readonly id: string;
  readonly amount: PayPalMoney;
  /** `custom_id` of the merchant; absent for what is given back on PayPal's own pages. */
  readonly customId: string | undefined;
}

/** What a reader asks the vendor to decide; `lost` is decided for the reader. */
export interface PayPalDispute {
  readonly id: string;
  readonly stage: 'INQUIRY' | 'CHARGEBACK';
  readonly end: 'won' | 'lost' | undefined;
}

export interface PayPalOrder {
  readonly id: string;
  readonly amount: PayPalMoney;
  /** `custom_id` of the merchant. */
  readonly customId: string | undefined;
  readonly returnUrl: string | undefined;
  readonly cancelUrl: string | undefined;
  /** Whether the reader is asked to agree to payments to come. */
  readonly isVaulted: boolean;
  readonly expiresAt: number;
  readonly approval: Approval | undefined;
  readonly captureId: string | undefined;
  readonly vaultId: string | undefined;
  readonly refunds: readonly PayPalRefund[];
  readonly dispute?: PayPalDispute;
}

/** A wish to save an account without paying. */
export interface PayPalSetup {
  readonly id: string;
  readonly returnUrl: string | undefined;
  readonly cancelUrl: string | undefined;
  readonly approval: Approval | undefined;
}

/** Hours as the vendor gives a reader to approve. */
const APPROVAL_MS = 3 * 60 * 60_000;
const VAULT_SECONDS = 10 * 365 * 24 * 60 * 60;

export type Agreement =
  { readonly status: 'good'; readonly approval: Approval } | { readonly status: 'unknown' };

export interface PayPal {
  readonly orders: Map<string, PayPalOrder>;
  readonly setups: Map<string, PayPalSetup>;
  createOrder(
    order: Omit<PayPalOrder, 'id' | 'expiresAt' | 'captureId' | 'vaultId' | 'refunds'>,
  ): PayPalOrder;
  /** Absent when it is unknown or has expired. */
  findOrder(id: string): PayPalOrder | undefined;
  /** Keeps what has changed of an order. */
  changeOrder(order: PayPalOrder, change: Partial<PayPalOrder>): PayPalOrder;
  createSetup(setup: Omit<PayPalSetup, 'id'>): PayPalSetup;
  /** Makes the agreement that later payments need. */
  sealAgreement(approval: Approval): Promise<string>;
  openAgreement(id: string): Promise<Agreement>;
}

/** An id as the vendor makes them: 17 capital letters and digits. */
export const makePayPalId = (): string =>
  randomBytes(17)
    .reduce((text, byte) => text + 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789'.charAt(byte % 34), '')
    .slice(0, 17);

export function createPayPal(clock: { now(): number }, seals: Seals): PayPal {
  const orders = new Map<string, PayPalOrder>();
  const setups = new Map<string, PayPalSetup>();
  return {
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
    async openAgreement(id) {
      const opened = await seals.open('paypal-agreement', id);
      if (opened.status !== 'good') return { status: 'unknown' };
      const isDeclined = readString(opened.content, 'approval') === 'declined';
      return { status: 'good', approval: isDeclined ? 'declined' : 'approved' };
    },
  };
}
