import type { Hono } from 'hono';
import { changeChallengeCall, keepPlanCall, subscriptionChangeCalls } from '@broadsheet/sdk-sales/contract';
import type { ChangeChallengeBody, CurrentTerm, ProductChanges } from '@broadsheet/sdk-sales/contract';
import { invalidRequest, readFields } from '@broadsheet/service-kit/http';
import type { ServiceEnv, Fields } from '@broadsheet/service-kit/http';
import type { SalesContext } from '../SalesContext.ts';
import { parseSubscriptionId } from '../subscriptions/requireSubscription.ts';
import { idBody, requireOwner } from '../subscriptions/routes.ts';
import { changePlan, readChallenge } from './changePlan.ts';
import { keepPlan } from './keepPlan.ts';
import { quoteChange } from './quoteChange.ts';

const LONGEST = 100;
const MOMENTS: readonly ProductChanges[] = ['NOW', 'END_OF_CURRENT_TERM'];
const TERMS: readonly CurrentTerm[] = ['ENDS', 'CONTINUES'];

function readChoice<Choice extends string>(fields: Fields, name: string, choices: readonly Choice[]): Choice {
  const value = fields.text(name, LONGEST);
  const choice = choices.find((each) => each === value);
  if (choice !== undefined) return choice;
  throw invalidRequest(`The member "${name}" must be one of ${choices.join(', ')}.`);
}

/** Adds the calls for a change of plan: the preview, the change itself, the bank's challenge, and taking a change back. */
export function addChangeRoutes(app: Hono<ServiceEnv>, context: SalesContext): void {
  app.post(subscriptionChangeCalls.initialize.path, async (call) => {
    const owner = await requireOwner(context, call);
    const fields = await readFields(call.req);
    const id = parseSubscriptionId(fields.members.subscriptionId);
    const wanted = {
      newPriceCode: fields.text('newPriceCode', LONGEST),
      productChanges: readChoice(fields, 'productChanges', MOMENTS),
      currentTerm: readChoice(fields, 'currentTerm', TERMS),
    };
    return call.json(await quoteChange(context, { owner, id }, wanted));
  });
  app.put(subscriptionChangeCalls.finalize.path, async (call) => {
    const owner = await requireOwner(context, call);
    const sessionId = (await readFields(call.req)).text('sessionId', LONGEST);
    return call.json(await changePlan(context, { sessionId, owner }));
  });
  app.get(changeChallengeCall.path, async (call) => {
    const owner = await requireOwner(context, call);
    const { parameter1, parameter2 } = await readChallenge(context, {
      sessionId: call.req.param('sessionId'),
      owner,
    });
    return call.json({ parameter1, parameter2 } satisfies ChangeChallengeBody);
  });
  app.put(keepPlanCall.path, async (call) => {
    const owner = await requireOwner(context, call);
    const id = parseSubscriptionId(call.req.param('id'));
    const { subscription } = await keepPlan(context, { owner, id });
    return call.json(idBody(subscription));
  });
}
