import { sendCall } from '@broadsheet/client-core';
import type { Endpoint, CallParts, ReadBody } from '@broadsheet/client-core';
import type { SalesContext } from '../context/SalesContext.ts';
import { salesError } from '../errors/SalesError.ts';

/** Returns the retail service of the site. @throws SalesError `retail_origin_missing` */
export function requireRetail({ retail }: SalesContext): NonNullable<SalesContext['retail']> {
  if (retail) return retail;
  throw salesError('retail_origin_missing');
}

/** Sends an anonymous call to the retail service. */
export const sendRetailCall = async <Result>(
  context: SalesContext,
  call: Endpoint,
  parts: CallParts & { readonly read: ReadBody<Result> },
): Promise<Result> => sendCall(requireRetail(context).transport.request, call, parts);
