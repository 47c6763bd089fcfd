import type { Endpoint } from '@broadsheet/client-core';
export const entitlementsCall = {
  method: 'GET',
  path: '/sales/public/v1/entitlements',
} as const satisfies Endpoint;

/** Returns what the reader may read, and where they are; never cached. */
export interface EntitlementsCall {
  readonly caller: 'either';
  readonly answer: EntitlementsBody;
}

export interface EntitlementsBody {
  /** The products of the reader's running subscriptions; empty for nobody's. */
  readonly skus: readonly EntitledProductBody[];
  /** The entitlements of those products, once each. */
  readonly entitlements: readonly string[];
  /** Where the call came from. */
  readonly edgescape: { readonly country_code?: string };
}

/** Moments are milliseconds since 1970; additions of the embedded service. */
export interface EntitledProductBody {
  readonly sku: string;
  readonly startDateUTC?: number;
  /** When the access ends unless something is paid until then. */
  readonly endDateUTC?: number;
}
