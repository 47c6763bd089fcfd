import type { Hono } from 'hono';
import { readFields } from '@broadsheet/service-kit/http';
import type { ServiceEnv } from '@broadsheet/service-kit/http';
import { requireAccount } from '../http/identifyReader.ts';
import type { SalesContext } from '../SalesContext.ts';
import { idBody } from '../subscriptions/routes.ts';
import { countCodeAttempt } from '../redeeming/countCodeAttempt.ts';
import { redeemEnterprise } from './redeemEnterprise.ts';

const LONGEST_NONCE = 100;

/** Adds the call that opens a subscription with an organisation's code. */
export function addEnterpriseRoutes(app: Hono<ServiceEnv>, context: SalesContext): void {
  app.post('/sales/public/v2/subscriptions/enterprise', async (call) => {
    const { uuid } = await requireAccount(context, call);
    const nonce = (await readFields(call.req)).text('nonce', LONGEST_NONCE);
    const redeem = () => redeemEnterprise(context, { nonce, uuid });
    return call.json(idBody(await countCodeAttempt(context, { call, uuid, redeem })));
  });
}
