import { isJsonList, textAt, valueAt } from '../../content/json/Json.ts';
import type { JsonObject } from '../../content/json/Json.ts';
import { integerColumn } from '../../database/columns.ts';
import type { Queries } from '../../database/Database.ts';
import { findProduct } from '../catalogue/catalogue.ts';
import { findDocument } from '../documents/documentStore.ts';
import { SalesError } from '../http/SalesError.ts';
import { toReaderKey } from '../http/SalesReader.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import { findAccount } from '../redeeming/findAccount.ts';
import type { RedeemingAccount } from '../redeeming/findAccount.ts';
import type { SalesContext } from '../SalesContext.ts';
import { addEvent } from '../subscriptions/eventStore.ts';
import type { NewSubscription, Subscription } from '../subscriptions/Subscription.ts';
import { subscriptionRefusals } from '../subscriptions/subscriptionRefusals.ts';
import { findEnterprise, insertSubscription } from '../subscriptions/subscriptionStore.ts';

/** What an organisation's document says. */
interface EnterpriseCode {
  readonly code: string;
  readonly sku: string;
  /** Any number when undefined. */
  readonly seats: number | undefined;
  /** Any address when empty. */
  readonly emailDomains: readonly string[];
  /** Milliseconds since 1970; for ever when undefined. */
  readonly until: number | undefined;
}

/** The last moment that both databases and JavaScript can tell. */
const FOR_EVER = Date.UTC(9999, 0, 1);

function parseCode(document: JsonObject): EnterpriseCode {
  const seats = valueAt(document, 'seats');
  const domains = valueAt(document, 'emailDomains');
  const until = Date.parse(textAt(document, 'until') ?? '');
  return {
    code: textAt(document, 'code') ?? '',
    sku: textAt(document, 'sku') ?? '',
    seats: typeof seats === 'number' ? seats : undefined,
    emailDomains: isJsonList(domains) ? domains.filter((domain) => typeof domain === 'string') : [],
    until: Number.isFinite(until) ? until : undefined,
  };
}

function requireAddress({ emailDomains }: EnterpriseCode, account: RedeemingAccount | undefined): void {
  if (emailDomains.length === 0) return;
  const domain = account?.email?.split('@').at(-1) ?? '';
  if (account?.emailVerified === true && emailDomains.includes(domain)) return;
  throw new SalesError(subscriptionRefusals.wrongAddress);
}

/** Readers who redeem at once are counted one after the other. */
async function requireSeat(queries: Queries, { code, seats }: EnterpriseCode): Promise<void> {
  if (seats === undefined) return;
  await queries.query('select pg_advisory_xact_lock(hashtext($1))', [`enterprise ${code}`]);
  const [row] = await queries.query(
    `select count(*)::int as taken from subscriptions where enterprise_code = $1 and state <> 'terminated'`,
    [code],
  );
  if (row !== undefined && integerColumn(row, 'taken') < seats) return;
  throw new SalesError(subscriptionRefusals.seatsTaken);
}

interface Opening {
  readonly owner: SalesReader;
  readonly email: string | undefined;
  readonly productName: string;
  readonly now: number;
}

function newSubscription(code: EnterpriseCode, { owner, email, productName, now }: Opening): NewSubscription {
  const endsAt = code.until ?? FOR_EVER;
  return {
    owner,
    kind: 'enterprise',
    state: { kind: 'active' },
    sku: code.sku,
    productName,
    priceCode: '',
    price: {},
    currency: '',
    quantity: 1,
    orderNumber: undefined,
    orderPosition: undefined,
    parentId: undefined,
    enterpriseCode: code.code,
    billingAddress: { country: '' },
    contact: email === undefined ? {} : { email },
    periodNumber: 1,
    cycleIndex: 1,
    period: { startsAt: now, endsAt },
    cyclesFrom: now,
    nextActionAt: endsAt,
    noticeAt: undefined,
    recipient: undefined,
    createdOn: now,
  };
}

/**
 * Opens the subscription that an organisation pays for. The same reader may ask again, and gets the same one.
 *
 * @throws SalesError 404 for a code that is none, 410 for one that is over, 403 without a proven address of the
 *   organisation, 409 when all seats are taken
 */
export async function redeemEnterprise(
  { database, site, clock }: SalesContext,
  { nonce, uuid }: { readonly nonce: string; readonly uuid: string },
): Promise<Subscription> {
  const owner: SalesReader = { kind: 'reader', uuid };
  return database.transaction(async (queries) => {
    const now = clock.now();
    const document = await findDocument({ queries, site }, 'enterprise-code', { id: nonce });
    const code = document === undefined ? undefined : parseCode(document);
    if (code === undefined) throw new SalesError(subscriptionRefusals.codeInvalid);
    if (code.until !== undefined && code.until <= now) throw new SalesError(subscriptionRefusals.codeExpired);
    const key = { owner: toReaderKey(owner), code: code.code };
    const before = await findEnterprise(queries, key);
    if (before !== undefined) return before;
    const account = await findAccount(queries, uuid);
    requireAddress(code, account);
    await requireSeat(queries, code);
    const productName = (await findProduct({ queries, site }, code.sku))?.name ?? code.sku;
    const opening = { owner, email: account?.email, productName, now };
    const opened = await insertSubscription(queries, site, newSubscription(code, opening));
    const subscription = opened ?? (await findEnterprise(queries, key));
    if (subscription === undefined) throw new Error('A subscription of an organisation could not be stored.');
    await addEvent(queries, subscription.id, { type: 'START_SUBSCRIPTION', at: now });
    return subscription;
  });
}
