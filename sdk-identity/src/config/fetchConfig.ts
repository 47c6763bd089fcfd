import { ApiError, isRecord, requireNoError } from '@broadsheet/client-core';
import type { Transport } from '@broadsheet/client-core';
import { identityConfigCall } from '../contract/identityConfigCall.ts';
import type { IdentityConfig } from './IdentityConfig.ts';
import { parseIdentityConfig } from './parseIdentityConfig.ts';

/**
 * Asks the service for the identity configuration (wire-contract 1.2).
 *
 * @throws ApiError the service refused, or answered something other than an object (`invalid_body`)
 * @throws NetworkError no answer came
 */
export async function fetchConfig(transport: Transport, signal: AbortSignal): Promise<IdentityConfig> {
  const response = await transport.request({ ...identityConfigCall, cache: 'no-cache', signal });
  const body = requireNoError(response);
  if (isRecord(body)) return parseIdentityConfig(body);
  throw new ApiError(
    `The identity configuration at ${identityConfigCall.path} is not a JSON object. Check that the origin is that of the identity service.`,
    { code: 'invalid_body', httpStatus: response.status, body },
  );
}
