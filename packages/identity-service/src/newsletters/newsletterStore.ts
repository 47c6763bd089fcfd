/** The store of newsletter subscriptions: pending, confirmed or ended. An address may belong to an account, but need not. */
import { DAY_MS } from '@broadsheet/client-core';
import { randomBytes } from 'node:crypto';
import { integerColumn, textColumn, momentParameter } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';

/** Milliseconds for which a request can be confirmed. */
export const CONFIRMABLE_MS = 7 * DAY_MS;
/** Milliseconds for which ended subscriptions are kept, so that links of old newsletters still lead to the choices. */
const ENDED_MS = 30 * DAY_MS;
const ID_BYTES = 16;

export interface Wanted {
  readonly site: string;
  /** The folded address (`foldEmail`). */
  readonly email: string;
  /** The ids of the newsletters. */
  readonly newsletters: readonly string[];
}

export interface NewsletterSubscription {
  readonly id: string;
  readonly newsletter: string;
  readonly email: string;
  readonly status: string;
}

const COLUMNS = 'id, newsletter, email, status';

type Row = Awaited<ReturnType<Queries['query']>>[number];
const toSubscription = (row: Row): NewsletterSubscription => ({
  id: textColumn(row, 'id'),
  newsletter: textColumn(row, 'newsletter'),
  email: textColumn(row, 'email'),
  status: textColumn(row, 'status'),
});

/** Stores requested newsletters; confirmed ones stay confirmed. @returns the subscriptions that wait for confirmation */
export async function requestNewsletters(
  queries: Queries,
  { site, email, newsletters }: Wanted,
  now: number,
): Promise<readonly NewsletterSubscription[]> {
  const rows = newsletters.map((newsletter) => ({
    id: randomBytes(ID_BYTES).toString('base64url'),
    newsletter,
  }));
  await queries.query(
    `delete from newsletter_subscriptions where (status = 'pending' and asked_at < ${momentParameter(1)})
      or (status = 'ended' and ended_at < ${momentParameter(2)})`,
    [now - CONFIRMABLE_MS, now - ENDED_MS],
  );
  const requested = await queries.query(
    `insert into newsletter_subscriptions (id, site, newsletter, email, status, asked_at)
      select id, $1, newsletter, $2, 'pending', ${momentParameter(4)}
        from jsonb_to_recordset($3::text::jsonb) wanted(id text, newsletter text)
      on conflict (site, newsletter, email) do update
        set status = 'pending', asked_at = excluded.asked_at, ended_at = null
        where newsletter_subscriptions.status <> 'confirmed'
      returning ${COLUMNS}`,
    [site, email, JSON.stringify(rows), now],
  );
  return requested.map(toSubscription);
}

/** Confirms pending subscriptions. @returns the confirmed ones, including those confirmed before */
export async function confirmNewsletters(
  queries: Queries,
  ids: readonly string[],
  now: number,
): Promise<readonly NewsletterSubscription[]> {
  const rows = await queries.query(
    `update newsletter_subscriptions set status = 'confirmed',
        confirmed_at = coalesce(confirmed_at, ${momentParameter(2)}), ended_at = null
      where id = any ($1::text[])
        and (status = 'confirmed' or (status = 'pending' and asked_at >= ${momentParameter(3)}))
      returning ${COLUMNS}`,
    [ids, now, now - CONFIRMABLE_MS],
  );
  return rows.map(toSubscription);
}

/** Lists those of some subscriptions that wait for confirmation. */
export async function listPending(
  queries: Queries,
  ids: readonly string[],
): Promise<readonly NewsletterSubscription[]> {
  const rows = await queries.query(
    `select ${COLUMNS} from newsletter_subscriptions where id = any ($1::text[]) and status = 'pending'
      order by newsletter`,
    [ids],
  );
  return rows.map(toSubscription);
}

/** Lists all subscriptions of the address and site of one subscription. */
export async function listOfSubscriber(
  queries: Queries,
  id: string,
): Promise<readonly NewsletterSubscription[]> {
  const rows = await queries.query(
    `select other.id, other.newsletter, other.email, other.status from newsletter_subscriptions one
      join newsletter_subscriptions other on other.email = one.email and other.site = one.site
      where one.id = $1 order by other.newsletter`,
    [id],
  );
  return rows.map(toSubscription);
}

export async function endNewsletters(queries: Queries, ids: readonly string[], now: number): Promise<void> {
  await queries.query(
    `update newsletter_subscriptions set status = 'ended', ended_at = ${momentParameter(2)}
      where id = any ($1::text[]) and status <> 'ended'`,
    [ids, now],
  );
}

/** Returns the number of confirmed subscribers by newsletter; one without subscribers is absent. */
export async function countConfirmed(queries: Queries, site: string): Promise<ReadonlyMap<string, number>> {
  const rows = await queries.query(
    `select newsletter, count(*)::int as readers from newsletter_subscriptions
      where site = $1 and status = 'confirmed' group by newsletter order by newsletter`,
    [site],
  );
  return new Map(rows.map((row) => [textColumn(row, 'newsletter'), integerColumn(row, 'readers')]));
}

/** Lists the confirmed subscriptions of a newsletter. */
export async function listConfirmed(
  queries: Queries,
  { site, newsletter }: { readonly site: string; readonly newsletter: string },
): Promise<readonly NewsletterSubscription[]> {
  const rows = await queries.query(
    `select ${COLUMNS} from newsletter_subscriptions
      where site = $1 and newsletter = $2 and status = 'confirmed' order by email`,
    [site, newsletter],
  );
  return rows.map(toSubscription);
}
