import type { Hono } from 'hono';
import type { DeclineDeletionReason, SuccessBody } from '@broadsheet/sdk-identity/contract';
import type { IdentityContext } from '../IdentityContext.ts';
import { invalidRequest, notFound, getCaller, readFields } from '@broadsheet/service-kit/http';
import type { ServiceEnv, Fields } from '@broadsheet/service-kit/http';
import { countLinkAttempt } from '../links/countLinkAttempt.ts';
import { requireReader } from '../sessions/authenticate.ts';
import { endCookie } from '../sessions/cookies.ts';
import { DECLINE_REASONS, approveDeletion, declineDeletion, requestDeletion } from './deletion.ts';
import { listReports, readReport } from './reports.ts';

const LONGEST_REASON = 100;
const MOST_DIGITS = /^\d{1,9}$/;

function readReason(fields: Fields): DeclineDeletionReason {
  const given = fields.text('reason', LONGEST_REASON).trim();
  const reason = DECLINE_REASONS.find((known) => known === given);
  if (reason === undefined) {
    throw invalidRequest(`The member "reason" must be one of ${DECLINE_REASONS.join(', ')}.`);
  }
  return reason;
}

function addDeletionRoutes(app: Hono<ServiceEnv>, context: IdentityContext): void {
  app.delete('/identity/public/v1/user/anonymize', async (call) => {
    const reader = await requireReader(context, call.req.raw);
    await requestDeletion(context, reader);
    return call.json({ success: true } satisfies SuccessBody);
  });
  app.put('/identity/public/v1/user/anonymize/approve/:nonce', async (call) => {
    const nonce = call.req.param('nonce');
    await countLinkAttempt(context, { purpose: 'deleteAccount', nonce, address: getCaller(call).address });
    await approveDeletion(context, nonce);
    endCookie(context, call);
    return call.json({ success: true } satisfies SuccessBody);
  });
  app.put('/identity/public/v1/user/anonymize/decline/:nonce', async (call) => {
    const reader = await requireReader(context, call.req.raw);
    const reason = readReason(await readFields(call.req));
    const nonce = call.req.param('nonce');
    await countLinkAttempt(context, { purpose: 'deleteAccount', nonce, address: getCaller(call).address });
    await declineDeletion(context, reader, { nonce, reason });
    return call.json({ success: true } satisfies SuccessBody);
  });
}

/** Adds the calls for reports of personal data and for the deletion of accounts. */
export function addPersonalDataRoutes(app: Hono<ServiceEnv>, context: IdentityContext): void {
  addDeletionRoutes(app, context);
  app.get('/identity/public/v1/gdpr', async (call) => {
    const reader = await requireReader(context, call.req.raw);
    return call.json(await listReports(context, reader));
  });
  app.get('/identity/public/v1/gdpr/:id', async (call) => {
    const { accountUuid } = await requireReader(context, call.req.raw);
    const id = call.req.param('id');
    if (!MOST_DIGITS.test(id)) throw notFound('There is no such report. List them first.');
    return call.json(await readReport(context, accountUuid, Number(id)));
  });
}
