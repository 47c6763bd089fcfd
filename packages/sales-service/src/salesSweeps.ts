import { DAY_MS, SECOND_MS } from '@broadsheet/client-core';
import type { Sweep } from '@broadsheet/service-kit/tasks';
import { momentParameter } from '@broadsheet/service-kit/database';
import { ANONYMOUS_SECONDS } from './http/identifyReader.ts';

/** How long an account's unchanged cart is kept, in milliseconds. */
const ACCOUNT_CART_MS = 90 * DAY_MS;
/** How long a metered reading is kept, in milliseconds: longer than any period of a paywall rule short of years. */
const STORY_READ_MS = 400 * DAY_MS;

/** The old carts and readings, which are deleted every hour. */
export const salesSweeps: readonly Sweep[] = [
  // By then the cookie that identifies the cart has expired in the browser.
  [
    `delete from carts where starts_with(owner, 'anonymous:') and changed_at <= ${momentParameter(1)}`,
    ANONYMOUS_SECONDS * SECOND_MS,
  ],
  [`delete from carts where changed_at <= ${momentParameter(1)}`, ACCOUNT_CART_MS],
  [`delete from story_reads where read_at <= ${momentParameter(1)}`, STORY_READ_MS],
];
