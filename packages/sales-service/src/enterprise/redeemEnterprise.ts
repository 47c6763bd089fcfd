import { isJsonList, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { integerColumn } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import { ServiceError, foldDomain } from '@broadsheet/service-kit/http';
import { findProduct } from '../catalogue/catalogue.ts';
import { findDocument } from '../documents/documentStore.ts';
import { toReaderKey } from '../http/SalesReader.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import { findAccount } from '../redeeming/findAccount.ts';
import type { RedeemingAccount } from '../redeeming/findAccount.ts';
import type { SalesContext } from '../SalesContext.ts';
import { addEvent } from '../subscriptions/eventStore.ts';
import type { NewSubscription, Subscription } from '../subscriptions/Subscription.ts';
import { subscriptionRefusals } from '../subscriptions/subscriptionRefusals.ts';
import { findEnterprise, insertSubscription } from '../subscriptions/subscriptionStore.ts';

/** A document of the type `enterprise-code`, with which an organisation's readers open subscriptions. */
interface EnterpriseCode {
  readonly code: string;
  readonly sku: string;
  /** The number of readers who may redeem it; undefined: any number. */
  readonly seats: number | undefined;
  /** The folded domains (`foldDomain`) of the email addresses that may redeem it; empty: all addresses. */
  readonly emailDomains: readonly string[];
  /** The end of its subscriptions, in milliseconds since 1970; undefined: they do not end. */
  readonly until: number | undefined;
}

/** The stored end of a subscription that does not end, because the column needs a moment. */
const FOR_EVER = Date.UTC(9999, 0, 1);

function parseCode(document: JsonObject): EnterpriseCode {
  const seats = valueAt(document, 'seats');
  const domains = valueAt(document, 'emailDomains');
  const until = Date.parse(textAt(document, 'until') ?? '');
  return {
    code: textAt(document, 'code') ?? '',
    sku: textAt(document, 'sku') ?? '',
    seats: typeof seats === 'number' ? seats : undefined,
    emailDomains: isJsonList(domains)
      ? domains.filter((domain) => typeof domain === 'string').map(foldDomain)
      : [],
    until: Number.isFinite(until) ? until : undefined,
  };
}

function requireAddress({ emailDomains }: EnterpriseCode, account: RedeemingAccount | undefined): void {
  if (emailDomains.length === 0) return;
  const domain = account?.email?.split('@').at(-1) ?? '';
  if (account?.emailVerified === true && emailDomains.includes(foldDomain(domain))) return;
  throw new ServiceError(subscriptionRefusals.wrongAddress);
}

/** Checks that a seat is free. A lock until the end of the transaction lets concurrent readers pass one after the other. */
async function requireSeat(
  queries: Queries,
  { site, code, seats }: EnterpriseCode & { readonly site: string },
): Promise<void> {
  if (seats === undefined) return;
  await queries.query('select pg_advisory_xact_lock(hashtext($1))', [`enterprise ${site} ${code}`]);
  const [row] = await queries.query(
    `select count(*)::int as taken from subscriptions
      where site = $1 and enterprise_code = $2 and state <> 'terminated'`,
    [site, code],
  );
  if (row !== undefined && integerColumn(row, 'taken') < seats) return;
  throw new ServiceError(subscriptionRefusals.seatsTaken);
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
    firstCycle: 1,
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
 * Opens a reader's subscription that an organisation pays for. Idempotent: the same reader gets the same subscription
 * again until it has ended; a code that was extended opens a new one then.
 *
 * @throws ServiceError 404 for an unknown code, 410 for one that has expired, 403 without a verified address of the
 *   organisation, 409 when all seats are taken
 */
export async function redeemEnterprise(
  { database, site, clock }: Pick<SalesContext, 'database' | 'site' | 'clock'>,
  { nonce, uuid }: { readonly nonce: string; readonly uuid: string },
): Promise<Subscription> {
  const owner: SalesReader = { kind: 'reader', uuid };
  return database.transaction(async (queries) => {
    const now = clock.now();
    const document = await findDocument({ queries, site }, 'enterprise-code', { id: nonce });
    const code = document === undefined ? undefined : parseCode(document);
    if (code === undefined) throw new ServiceError(subscriptionRefusals.codeInvalid);
    if (code.until !== undefined && code.until <= now)
      throw new ServiceError(subscriptionRefusals.codeExpired);
    const key = { site, owner: toReaderKey(owner), code: code.code };
    const before = await findEnterprise(queries, key);
    if (before !== undefined) return before;
    const account = await findAccount(queries, uuid);
    requireAddress(code, account);
    await requireSeat(queries, { ...code, site });
    const productName = (await findProduct({ queries, site }, code.sku))?.name ?? code.sku;
    const opening = { owner, email: account?.email, productName, now };
    const opened = await insertSubscription(queries, site, newSubscription(code, opening));
    const subscription = opened ?? (await findEnterprise(queries, key));
    if (subscription === undefined) throw new Error('A subscription of an organisation could not be stored.');
    await addEvent(queries, subscription.id, { type: 'START_SUBSCRIPTION', at: now });
    return subscription;
  });
}
