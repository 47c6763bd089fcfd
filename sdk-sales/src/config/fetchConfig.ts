import { ApiError, isRecord, requireNoError } from '@broadsheet/client-core';
import type { Transport } from '@broadsheet/client-core';
import { salesConfigCall } from '../contract/salesConfigCall.ts';
import { parseSalesConfig } from './parseSalesConfig.ts';
import type { SalesConfig } from './SalesConfig.ts';

/**
 * Fetches the sales configuration from the service.
 *
 * @throws ApiError when the service refused, or its response is not an object (`invalid_body`)
 * @throws NetworkError when no response arrived
 */
export async function fetchConfig(transport: Transport, signal: AbortSignal): Promise<SalesConfig> {
  const response = await transport.request({ ...salesConfigCall, cache: 'no-cache', signal });
  const body = requireNoError(response);
  if (isRecord(body) && !response.isText) return parseSalesConfig(body);
  throw new ApiError(
    `The sales configuration at ${salesConfigCall.path} is not a JSON object. Check the origin of the sales service.`,
    { code: 'invalid_body', httpStatus: response.status, body },
  );
}
