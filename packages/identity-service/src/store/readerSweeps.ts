import { DAY_MS } from '@broadsheet/client-core';
import type { Sweep } from '@broadsheet/service-kit/tasks';
import { momentParameter } from '@broadsheet/service-kit/database';

/** Milliseconds for which ended sessions and dead links are kept for inspection. */
const KEPT_MS = 30 * DAY_MS;
/** Milliseconds for which known devices are kept: as long as browsers keep a cookie. */
const KNOWN_MS = 400 * DAY_MS;

/** The expired rows of readers, which are deleted every hour. */
export const readerSweeps: readonly Sweep[] = [
  [`delete from known_devices where last_seen_at <= ${momentParameter(1)}`, KNOWN_MS],
  [`delete from redeemed_tokens where expires_at <= ${momentParameter(1)}`, 0],
  [`delete from rate_counters where resets_at <= ${momentParameter(1)}`, 0],
  [`delete from account_links where expires_at <= ${momentParameter(1)}`, KEPT_MS],
  [`delete from reader_sessions where least(expires_at, revoked_at) <= ${momentParameter(1)}`, KEPT_MS],
  [`delete from personal_data_reports where available_until <= ${momentParameter(1)}`, 0],
  [`delete from sign_in_flows where expires_at <= ${momentParameter(1)}`, 0],
  [`delete from oidc_codes where expires_at <= ${momentParameter(1)}`, DAY_MS],
];
