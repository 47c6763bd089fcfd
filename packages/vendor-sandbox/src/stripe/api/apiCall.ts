/** One call of the API: its authorisation, its response, and its idempotency. */
import { createHash } from 'node:crypto';
import { isRecord, number, object, string } from '@broadsheet/client-core';
import type { Context } from 'hono';
import { StripeApiError } from '../errors/StripeApiError.ts';
import { publicObject } from '../objects/StripeObject.ts';
import type { StripeObject } from '../objects/StripeObject.ts';
import type { StripeContext } from '../StripeContext.ts';
import { readExpand, readFormFields } from './formFields.ts';
import type { FormFields } from './formFields.ts';

/** The kind of key that was sent: `secret` by a server, `publishable` by a page. */
export type Rights = 'secret' | 'publishable';

export interface ApiCall {
  readonly fields: FormFields;
  readonly rights: Rights;
  /** The `:id` of the path. */
  readonly id: string;
}

export type ApiHandler = (call: ApiCall) => Readonly<Record<string, unknown>>;

interface Answer {
  readonly status: 200 | StripeApiError['status'];
  readonly body: Readonly<Record<string, unknown>>;
}

const EXPANDABLE: Readonly<Record<string, string>> = {
  payment_method: 'payment_method',
  latest_charge: 'charge',
  customer: 'customer',
};

function readRights({ req }: Context, fields: FormFields): Rights {
  const header = /^Bearer (.+)$/.exec(req.header('authorization') ?? '')?.[1];
  const key = header ?? fields.get('key') ?? '';
  if (/^[sr]k_/.test(key)) return 'secret';
  if (key.startsWith('pk_')) return 'publishable';
  throw new StripeApiError({
    status: 401,
    type: 'invalid_request_error',
    message:
      'Send a key that begins with "sk_" (from a server) or "pk_" (from a page); any such key will do.',
  });
}

function expanded(
  { store }: StripeContext,
  body: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  const found = names.flatMap((name) => {
    const whole = store.find(EXPANDABLE[name] ?? '', string(body[name]) ?? '');
    return whole === undefined ? [] : [[name, publicObject(whole)]];
  });
  return { ...body, ...Object.fromEntries(found) };
}

function toRefusal(error: unknown): Answer {
  if (error instanceof StripeApiError) return { status: error.status, body: { error: error.body } };
  throw error;
}

/** Returns an object without its private fields, whose names begin with `_`. */
const visible = (result: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(result).filter(([name]) => !name.startsWith('_')));

const getFingerprint = (path: string, fields: FormFields): string =>
  createHash('sha256').update(`${path}?${fields.toString()}`).digest('hex');

function recall(kept: StripeObject, fingerprint: string): Answer {
  if (kept['fingerprint'] !== fingerprint)
    throw new StripeApiError({
      status: 400,
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    });
  return { status: number(kept['status']) === 402 ? 402 : 200, body: object(kept['body']) ?? {} };
}

/** Runs a call once for its `Idempotency-Key`; a repeated call gets the stored response of a success or a refused card. */
function once(
  stripe: StripeContext,
  { req }: Context,
  { fields, run }: { fields: FormFields; run(): Answer },
): Answer {
  const key = req.header('idempotency-key');
  if (key === undefined || req.method !== 'POST') return run();
  const fingerprint = getFingerprint(req.path, fields);
  const kept = stripe.store.find('idempotency', key);
  if (kept !== undefined) return recall(kept, fingerprint);
  const answer = run();
  if (answer.status === 200 || answer.status === 402)
    stripe.store.put({ id: key, object: 'idempotency', fingerprint, ...answer });
  return answer;
}

/** Creates the handler of a route. @param audience `page` accepts publishable keys too */
export function apiCall(stripe: StripeContext, audience: 'server' | 'page', handler: ApiHandler) {
  return async (context: Context): Promise<Response> => {
    const fields = await readFormFields(context.req.raw);
    const run = (): Answer => {
      try {
        const rights = readRights(context, fields);
        if (rights === 'publishable' && audience === 'server')
          throw new StripeApiError({
            status: 401,
            type: 'invalid_request_error',
            message: 'This call needs a secret key: it is for servers.',
          });
        const result = handler({ fields, rights, id: context.req.param('id') ?? '' });
        return { status: 200, body: expanded(stripe, visible(result), readExpand(fields)) };
      } catch (error) {
        return toRefusal(error);
      }
    };
    const { status, body } = ((): Answer => {
      try {
        return once(stripe, context, { fields, run });
      } catch (error) {
        return toRefusal(error);
      }
    })();
    return context.json(isRecord(body) ? body : {}, status, { 'request-id': `req_${crypto.randomUUID()}` });
  };
}
