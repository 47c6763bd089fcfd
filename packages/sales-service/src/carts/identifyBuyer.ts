import type { ServiceCall } from '@broadsheet/service-kit/http';
import { ensureReader, findAnonymous, findReader, forgetAnonymous } from '../http/identifyReader.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import type { SalesContext } from '../SalesContext.ts';
import { mergeCarts } from './mergeCarts.ts';

/** Merges the cart and orders of the browser's anonymous reader into the account that is signed in, and drops the cookie. */
async function merge(
  context: SalesContext,
  call: ServiceCall,
  reader: SalesReader | undefined,
): Promise<void> {
  if (reader?.kind !== 'reader') return;
  const anonymous = findAnonymous(context, call);
  if (anonymous === undefined) return;
  await mergeCarts(context, { anonymous, account: reader });
  forgetAnonymous(context, call);
}

/** Finds the reader as `findReader` does; a reader who has just signed in takes over the anonymous cart and orders. */
export async function findBuyer(context: SalesContext, call: ServiceCall): Promise<SalesReader | undefined> {
  const reader = await findReader(context, call);
  await merge(context, call, reader);
  return reader;
}

/**
 * Identifies the reader as `ensureReader` does; a reader who has just signed in takes over the anonymous cart and orders.
 */
export async function ensureBuyer(context: SalesContext, call: ServiceCall): Promise<SalesReader> {
  const reader = await ensureReader(context, call);
  await merge(context, call, reader);
  return reader;
}
