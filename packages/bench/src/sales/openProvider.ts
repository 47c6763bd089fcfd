/**
 * Stripe's stand-in on a port of this machine, which outlives the processes that sell; and the payments that it has taken.
 */
import { isRecord, list, number, object, string, systemClock } from '@broadsheet/client-core';
import { createVendorSandbox } from '@broadsheet/vendor-sandbox';
import { listenLocally } from './listenLocally.ts';
import { ORIGIN, WEBHOOK_SECRET } from './siteOptions.ts';

/** A payment at the provider, in minor units. */
export interface ProviderPayment {
  readonly id: string;
  /** The number of its order, as the shop has recorded it. */
  readonly orderNumber: string;
  readonly taken: number;
  readonly refunded: number;
}

export interface Confirmation {
  readonly card: string;
  /** Whether events of this payment reach the shop. */
  readonly isHeard: boolean;
}

export interface Provider {
  readonly port: number;
  /**
   * Confirms a payment as a reader's page does.
   *
   * @returns the state afterwards, such as `succeeded`; or the refusal's code
   */
  confirm(secret: string, confirmation: Confirmation): Promise<string>;
  /** Lists the payments for which money was taken. */
  listPayments(): Promise<readonly ProviderPayment[]>;
  close(): Promise<void>;
}

type Body = Readonly<Record<string, unknown>>;

const WEBHOOK_PATH = '/sales/public/v1/webhooks/stripe';

async function readBody(response: Response): Promise<Body> {
  const body: unknown = await response.json();
  return isRecord(body) ? body : {};
}

const records = (body: Body, name: string): readonly Body[] =>
  list((entry) => (isRecord(entry) ? entry : undefined))(body[name]) ?? [];

interface Api {
  /** Calls the stand-in; posts the fields if there are any. */
  call(path: string, key: string, fields?: Readonly<Record<string, string>>): Promise<Body>;
  listAll(path: string): Promise<readonly Body[]>;
}

function createApi(send: (request: Request) => Promise<Response>): Api {
  const callApi: Api['call'] = async (path, key, fields) =>
    readBody(
      await send(
        new Request(`http://127.0.0.1/v1/${path}`, {
          headers: { authorization: `Bearer ${key}` },
          ...(fields !== undefined && { method: 'POST', body: new URLSearchParams(fields) }),
        }),
      ),
    );
  return {
    call: callApi,
    async listAll(path) {
      const found: Body[] = [];
      for (;;) {
        const last = string((found.at(-1) ?? {})['id']);
        const after = last === undefined ? '' : `&starting_after=${last}`;
        const page = await callApi(`${path}?limit=100${after}`, 'sk_test_measured');
        found.push(...records(page, 'data'));
        if (page['has_more'] !== true) return found;
      }
    },
  };
}

async function listPayments(api: Api): Promise<readonly ProviderPayment[]> {
  const refunds = await api.listAll('refunds');
  return (await api.listAll('payment_intents')).flatMap((intent) => {
    const id = string(intent['id']) ?? '';
    const taken = number(intent['amount_received']) ?? 0;
    if (taken === 0) return [];
    const orderNumber = string((object(intent['metadata']) ?? {})['subject']) ?? '';
    const own = refunds.filter((refund) => refund['payment_intent'] === id);
    const refunded = own.reduce((sum, refund) => sum + (number(refund['amount']) ?? 0), 0);
    return [{ id, orderNumber, taken, refunded }];
  });
}

/** Reads the id of an event's payment, and what happened to it. */
function readEvent(text: string): { readonly id: string; readonly type: string } {
  const value: unknown = JSON.parse(text);
  const event = isRecord(value) ? value : {};
  const payment = object(object(event['data'])?.['object']) ?? {};
  return { id: string(payment['id']) ?? '', type: string(event['type']) ?? '' };
}

/** A pending event to the shop. */
export interface ProviderEvent {
  readonly path: string;
  readonly body: string;
  readonly headers: Headers;
}

/** Opens the provider. @param hear delivers an event to the shop */
export async function openProvider(deliver: (event: ProviderEvent) => Promise<Response>): Promise<Provider> {
  const unheard = new Set<string>();
  const vendors = createVendorSandbox({
    origin: ORIGIN,
    clock: systemClock,
    stripeWebhook: {
      url: ORIGIN + WEBHOOK_PATH,
      secret: WEBHOOK_SECRET,
      async send(request) {
        const body = await request.text();
        const { id, type } = readEvent(body);
        // That a payment was begun may be told so late that it is paid by then, and would tell of one that is unheard.
        const isLost = type.endsWith('.created') || unheard.has(id);
        return isLost
          ? new Response(null, { status: 200 })
          : deliver({ path: WEBHOOK_PATH, body, headers: request.headers });
      },
    },
  });
  const api = createApi(vendors.fetchStripeApi);
  const listener = await listenLocally(vendors.fetchStripeApi);
  return {
    ...listener,
    async confirm(secret, { card, isHeard }) {
      const method = await api.call('payment_methods', 'pk_test_measured', {
        type: 'card',
        'card[number]': card,
        'card[exp_month]': '12',
        'card[exp_year]': '34',
        'card[cvc]': '123',
      });
      const [id = ''] = secret.split('_secret_');
      if (!isHeard) unheard.add(id);
      const intent = await api.call(`payment_intents/${id}/confirm`, 'pk_test_measured', {
        client_secret: secret,
        payment_method: string(method['id']) ?? '',
      });
      const error = object(intent['error']) ?? {};
      return string(intent['status']) ?? string(error['code']) ?? 'unknown';
    },
    listPayments: () => listPayments(api),
  };
}
