import { ApiError, isRecord, requireNoError } from '@broadsheet/client-core';
import type { Transport } from '@broadsheet/client-core';
import { salesConfigCall } from '../contract/salesConfigCall.ts';
import { parseSalesConfig } from './parseSalesConfig.ts';
import type { SalesConfig } from './SalesConfig.ts';

/**
 * Asks the service for the sales configuration.
 *
 * @throws ApiError the service refused, or answered something other than an object (`invalid_body`)
 * @throws NetworkError no answer came
 */
export async function fetchConfig(transport: Transport, signal: AbortSignal): Promise<SalesConfig> {
  const response = await transport.request({ ...salesConfigCall, cache: 'no-cache', signal });
  const body = requireNoError(response);
  if (isRecord(body)) return parseSalesConfig(body);
  throw new ApiError(
    `The sales configuration at ${salesConfigCall.path} is not a JSON object. Check that the origin is that of the sales service.`,
    { code: 'invalid_body', httpStatus: response.status, body },
  );
}
