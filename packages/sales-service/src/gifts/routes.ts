import { DAY_MS } from '@broadsheet/client-core';
import type { Hono } from 'hono';
import { giftCalls } from '@broadsheet/sdk-sales/contract';
import type { GiftBody } from '@broadsheet/sdk-sales/contract';
import { invalidRequest, readEmail, readFields, toWrittenEmail } from '@broadsheet/service-kit/http';
import type { ServiceEnv, Fields } from '@broadsheet/service-kit/http';
import { requireAccount } from '../http/identifyReader.ts';
import type { SalesContext } from '../SalesContext.ts';
import { idBody, requireOwner } from '../subscriptions/routes.ts';
import type { Recipient } from '../subscriptions/Subscription.ts';
import { countCodeAttempt } from '../redeeming/countCodeAttempt.ts';
import { redeemGift } from './redeemGift.ts';
import { setGiftRecipient } from './setGiftRecipient.ts';
import { listGivenGifts } from './listGivenGifts.ts';

const LONGEST_CODE = 100;
const LONGEST_NAME = 200;
const LONGEST_NOTE = 2000;
const LATEST_DAYS = 366;

function readNotifyAt(fields: Fields, now: number): number {
  const text = fields.optionalText('sendNotificationOn', 40);
  if (text === undefined) return now;
  const moment = Date.parse(text);
  if (Number.isFinite(moment) && moment <= now + LATEST_DAYS * DAY_MS) return Math.max(moment, now);
  throw invalidRequest(
    'The member "sendNotificationOn" must be a date of the coming year, such as 2026-12-24.',
  );
}

function readRecipient(fields: Fields, now: number): Recipient {
  const note = fields.optionalText('note', LONGEST_NOTE);
  return {
    email: readEmail(fields, 'email'),
    name: fields.text('name', LONGEST_NAME),
    ...(note === undefined ? {} : { note }),
    notifyAt: readNotifyAt(fields, now),
  };
}

/** Adds the calls for gifts: listing those a reader has bought, setting a recipient, and redeeming a gift. */
export function addGiftRoutes(app: Hono<ServiceEnv>, context: SalesContext): void {
  app.get(giftCalls.list.path, async (call) =>
    call.json(await listGivenGifts(context, await requireOwner(context, call))),
  );
  app.put(giftCalls.setRecipient.path, async (call) => {
    const owner = await requireOwner(context, call);
    const code = call.req.param('redeemCode');
    const recipient = readRecipient(await readFields(call.req), context.clock.now());
    const { id } = await setGiftRecipient(context, { code, owner }, recipient);
    const { email, name = '' } = recipient;
    return call.json({
      subscriptionID: id,
      redeemCode: code,
      name,
      email: toWrittenEmail(email),
    } satisfies GiftBody);
  });
  app.post(giftCalls.redeem.path, async (call) => {
    const { uuid } = await requireAccount(context, call);
    const code = (await readFields(call.req)).text('token', LONGEST_CODE);
    const redeem = () => redeemGift(context, { code, uuid });
    return call.json(idBody(await countCodeAttempt(context, { call, uuid, redeem })));
  });
}
