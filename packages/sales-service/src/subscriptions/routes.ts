import type { Hono } from 'hono';
import type { CompleteAddressBody, SubscriptionIDBody } from '@broadsheet/sdk-sales/contract';
import { readFields } from '@broadsheet/service-kit/http';
import type { ServiceCall, ServiceEnv } from '@broadsheet/service-kit/http';
import { requireAccount } from '../http/identifyReader.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import type { SalesContext } from '../SalesContext.ts';
import { cancelSubscription, changeBillingAddress, rescueSubscription } from './cancelSubscription.ts';
import { readTaxedAddress } from '../addresses/readAddress.ts';
import { readDetails, readSubscriptions } from './readSubscriptions.ts';
import { parseSubscriptionId } from './requireSubscription.ts';
import { toStatusNumber } from './Subscription.ts';
import type { Subscription } from './Subscription.ts';

const LONGEST_REASON = 2000;

/** Resolves with the account that is signed in, as an owner. @throws ServiceError 401 when nobody is signed in */
export async function requireOwner(context: SalesContext, call: ServiceCall): Promise<SalesReader> {
  const { uuid } = await requireAccount(context, call);
  return { kind: 'reader', uuid };
}

/** Returns the body of the response to calls that change a subscription. */
export function idBody({ id, state }: Subscription): SubscriptionIDBody {
  return { subscriptionID: id, status: toStatusNumber(state) };
}

/** Adds the calls for a reader's subscriptions: lists, details, cancelling, revoking a cancellation, billing address. */
export function addSubscriptionRoutes(app: Hono<ServiceEnv>, context: SalesContext): void {
  app.get('/sales/public/v1/subscription/allactive', async (call) => {
    const owner = await requireOwner(context, call);
    return call.json(await readSubscriptions(context, { owner, which: 'running' }));
  });
  app.get('/sales/public/v1/subscription/all', async (call) => {
    const owner = await requireOwner(context, call);
    return call.json(await readSubscriptions(context, { owner, which: 'all' }));
  });
  app.get('/sales/public/v1/subscription/:id/details', async (call) => {
    const owner = await requireOwner(context, call);
    return call.json(await readDetails(context, { owner, id: parseSubscriptionId(call.req.param('id')) }));
  });
  app.put('/sales/public/v1/subscription/:id/cancel', async (call) => {
    const owner = await requireOwner(context, call);
    const id = parseSubscriptionId(call.req.param('id'));
    const fields = await readFields(call.req);
    const { subscription } = await cancelSubscription(
      context,
      { owner, id },
      {
        reason: fields.optionalText('reason', LONGEST_REASON),
        reasonCode: fields.optionalText('reasonCode', LONGEST_REASON),
      },
    );
    return call.json(idBody(subscription));
  });
  app.put('/sales/public/v1/subscription/:id/rescue', async (call) => {
    const owner = await requireOwner(context, call);
    const id = parseSubscriptionId(call.req.param('id'));
    const { subscription } = await rescueSubscription(context, { owner, id });
    return call.json(idBody(subscription));
  });
  app.put('/sales/public/v1/subscription/address', async (call) => {
    const owner = await requireOwner(context, call);
    const fields = await readFields(call.req);
    const id = parseSubscriptionId(fields.members.subscriptionID);
    const billingAddress = readTaxedAddress(fields.object('billingAddress'));
    await changeBillingAddress(context, { owner, id }, { billingAddress });
    return call.json(billingAddress satisfies CompleteAddressBody);
  });
}
