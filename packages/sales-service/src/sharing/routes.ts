import type { Hono } from 'hono';
import type { RedeemCodeBody } from '@broadsheet/sdk-sales/contract';
import { readEmail, readFields } from '@broadsheet/service-kit/http';
import type { ServiceEnv } from '@broadsheet/service-kit/http';
import { requireAccount } from '../http/identifyReader.ts';
import type { SalesContext } from '../SalesContext.ts';
import { idBody, requireOwner } from '../subscriptions/routes.ts';
import { parseSubscriptionId } from '../subscriptions/requireSubscription.ts';
import { countCodeAttempt } from '../redeeming/countCodeAttempt.ts';
import { readSharing, redeemInvitation, shareSubscription, stopSharing } from './shareSubscription.ts';

const LONGEST_CODE = 100;

/** Adds the calls that share a subscription, end a share, and accept an invitation. */
export function addSharingRoutes(app: Hono<ServiceEnv>, context: SalesContext): void {
  app.get('/sales/public/v1/subscription/:id/sharing', async (call) => {
    const owner = await requireOwner(context, call);
    return call.json(await readSharing(context, { owner, id: parseSubscriptionId(call.req.param('id')) }));
  });
  app.put('/sales/public/v1/subscription/:id/share', async (call) => {
    const owner = await requireOwner(context, call);
    const id = parseSubscriptionId(call.req.param('id'));
    const email = readEmail(await readFields(call.req), 'email');
    const redeemCode = await shareSubscription(context, { owner, id }, { email });
    return call.json({ redeemCode } satisfies RedeemCodeBody);
  });
  app.put('/sales/public/v1/subscription/:id/stopshare', async (call) => {
    const owner = await requireOwner(context, call);
    const id = parseSubscriptionId(call.req.param('id'));
    return call.json(idBody(await stopSharing(context, { owner, id })));
  });
  app.post('/sales/public/v1/subscription/redeem', async (call) => {
    const { uuid } = await requireAccount(context, call);
    const code = (await readFields(call.req)).text('token', LONGEST_CODE);
    const redeem = () => redeemInvitation(context, { code, uuid });
    return call.json(idBody(await countCodeAttempt(context, { call, uuid, redeem })));
  });
}
