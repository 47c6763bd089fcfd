import { isRecord, sendCall, withoutError } from '@broadsheet/client-core';
import type { Transport } from '@broadsheet/client-core';
import { identityConfigCall } from '../contract/identityConfigCall.ts';
import type { IdentityConfig } from './IdentityConfig.ts';
import { parseIdentityConfig } from './parseIdentityConfig.ts';

/**
 * Fetches the identity configuration from the service.
 *
 * @throws ApiError when the service refused, or its response is not an object (`invalid_body`)
 * @throws NetworkError when no response arrived
 */
export function fetchConfig({ request }: Transport, signal: AbortSignal): Promise<IdentityConfig> {
  const read = (body: unknown): IdentityConfig | undefined =>
    isRecord(body) && withoutError(body) ? parseIdentityConfig(body) : undefined;
  return sendCall(request, identityConfigCall, { cache: 'no-cache', signal, read });
}
