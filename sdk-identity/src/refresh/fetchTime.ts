import type { Transport } from '@broadsheet/client-core';
import { identityConfigCall } from '../contract/identityConfigCall.ts';

/** How long the service's time is waited for, in milliseconds. */
export const TIME_CALL_MS = 2_000;

/**
 * Sends a small request, whose response tells the token clock the service's time. Without a response this device's clock
 * decides.
 */
export const fetchTime = ({ request }: Transport): Promise<unknown> =>
  request({ ...identityConfigCall, cache: 'no-cache', idempotent: false, timeoutMs: TIME_CALL_MS }).catch(
    () => undefined,
  );
