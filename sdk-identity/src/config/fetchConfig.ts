import { isRecord, sendCall, withoutError } from '@broadsheet/client-core';
import type { Transport } from '@broadsheet/client-core';
import { identityConfigCall } from '../contract/identityConfigCall.ts';
import type { IdentityConfig } from './IdentityConfig.ts';
import { parseIdentityConfig } from './parseIdentityConfig.ts';

/**
 * Asks the service for the identity configuration.
 *
 * @throws ApiError the service refused, or answered something other than an object (`invalid_body`)
 * @throws NetworkError no answer came
 */
export function fetchConfig({ request }: Transport, signal: AbortSignal): Promise<IdentityConfig> {
  const read = (body: unknown): IdentityConfig | undefined =>
    isRecord(body) && withoutError(body) ? parseIdentityConfig(body) : undefined;
  return sendCall(request, identityConfigCall, { cache: 'no-cache', signal, read });
}
