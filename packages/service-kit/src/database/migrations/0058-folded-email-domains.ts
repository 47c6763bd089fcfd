import { foldEmail, toWrittenEmail } from '../../http/foldEmail.ts';
import { textColumn } from '../columns.ts';
import type { Queries, SqlRow } from '../Database.ts';
import type { Migration } from '../migrate.ts';

/** The condition that an address may have another spelling: characters beyond ASCII, or a domain in ASCII for some. */
const mayDiffer = (column: string): string =>
  `(octet_length(${column}) <> char_length(${column}) or ${column} like '%xn--%')`;

interface Holder {
  readonly id: string;
  readonly email: string;
  /** The rows among which the address is unique, apart from the address itself. */
  readonly scope: string;
}

const toHolder = (row: SqlRow): Holder => ({
  id: textColumn(row, 'id'),
  email: textColumn(row, 'email'),
  scope: textColumn(row, 'scope'),
});

/** Groups holders that have the same mailbox, each group in the order given. */
function groupByMailbox(holders: readonly Holder[]): readonly (readonly Holder[])[] {
  return [...Map.groupBy(holders, ({ scope, email }) => `${scope} ${foldEmail(email)}`).values()];
}

/** Assigns the folded address to the first of a group, and a spelling of its own to each other one. */
function spellApart(group: readonly Holder[]): readonly (Holder & { readonly spelling: string })[] {
  const folded = foldEmail(group[0]?.email ?? '');
  const spellings = [...new Set([folded, toWrittenEmail(folded), ...group.map(({ email }) => email)])];
  return group.map((holder, index) => ({ ...holder, spelling: spellings[index] ?? holder.email }));
}

/** Stores new spellings of a unique column; each is free for a moment, because two rows may exchange theirs. */
async function respell(
  queries: Queries,
  [table, column, key]: readonly [table: string, column: string, key: string],
  rows: readonly { readonly id: string; readonly spelling: string }[],
): Promise<void> {
  const values = [JSON.stringify(rows)];
  const named = `from jsonb_to_recordset($1::text::jsonb) renamed(id text, spelling text) where ${table}.${key}::text = renamed.id`;
  await queries.query(`update ${table} set ${column} = 'renamed ' || ${table}.${key}::text ${named}`, values);
  await queries.query(`update ${table} set ${column} = renamed.spelling ${named}`, values);
}

async function foldAccounts(queries: Queries): Promise<readonly string[]> {
  const rows = await queries.query(
    `select uuid as id, email, '' as scope from accounts where email is not null and ${mayDiffer('email')}
      order by email_verified desc, (status = 'Active') desc, (select max(last_login_at) from account_identities
        where account_uuid = uuid) desc nulls last, created_at, uuid`,
  );
  const groups = groupByMailbox(rows.map(toHolder)).map(spellApart);
  const renamed = groups.flat().filter(({ email, spelling }) => email !== spelling);
  const passwords = await queries.query(
    `select identities.id::text as id, renamed.spelling from account_identities identities
      join jsonb_to_recordset($1::text::jsonb) renamed(id text, email text, spelling text)
        on renamed.id = identities.account_uuid and renamed.email = identities.subject
      where identities.type = 'Password'`,
    [JSON.stringify(renamed)],
  );
  await respell(queries, ['accounts', 'email', 'uuid'], renamed);
  const subjects = passwords.map((row) => ({
    id: textColumn(row, 'id'),
    spelling: textColumn(row, 'spelling'),
  }));
  await respell(queries, ['account_identities', 'subject', 'id'], subjects);
  await queries.query(
    `update account_identities set user_name = subject
      where id::text in (select id from jsonb_to_recordset($1::text::jsonb) renamed(id text))`,
    [JSON.stringify(subjects)],
  );
  await queries.query(
    `update account_links set email = renamed.spelling
      from jsonb_to_recordset($1::text::jsonb) renamed(id text, email text, spelling text)
      where account_links.account_uuid = renamed.id and account_links.email = renamed.email`,
    [JSON.stringify(renamed)],
  );
  return groups.flatMap(([first, ...others]) =>
    others.map(
      ({ id }) =>
        `Two readers' accounts have one mailbox, because the domain of its address was written in two ways: ` +
        `${first?.id} and ${id}. Nothing of either is lost. Links by mail now lead to the first; the second is ` +
        'opened by its own password. Ask the reader which one to keep, and delete the other in its account pages.',
    ),
  );
}

async function foldEditors(queries: Queries): Promise<readonly string[]> {
  const rows = await queries.query(
    `select id, email, '' as scope from editors where ${mayDiffer('email')}
      order by disabled_at is not null, array_position(array['administrator', 'publisher', 'editor'], role) nulls last,
        created_at, id`,
  );
  const groups = groupByMailbox(rows.map(toHolder)).map(spellApart);
  await respell(queries, ['editors', 'email', 'id'], groups.flat());
  return groups.flatMap(([first, ...others]) =>
    others.map(
      ({ id }) =>
        `Two editors have one mailbox, because the domain of its address was written in two ways: ${first?.id} and ` +
        `${id}. The first one logs in; an administrator finds the second in the list of editors, and can remove it.`,
    ),
  );
}

/** Keeps one subscription of a newsletter for each mailbox, the confirmed one first. */
async function foldNewsletters(queries: Queries): Promise<void> {
  const rows = await queries.query(
    `select id, email, site || ' ' || newsletter as scope from newsletter_subscriptions where ${mayDiffer('email')}
      order by array_position(array['confirmed', 'pending'], status) nulls last, asked_at desc, id`,
  );
  const groups = groupByMailbox(rows.map(toHolder)).map(spellApart);
  await queries.query('delete from newsletter_subscriptions where id = any ($1::text[])', [
    groups.flatMap((group) => group.slice(1).map(({ id }) => id)),
  ]);
  const kept = groups.flatMap((group) => group.slice(0, 1));
  await respell(queries, ['newsletter_subscriptions', 'email', 'id'], kept);
}

/** Folds addresses that need not be unique. `address` is an expression, `fold` sets it to `folded.spelling`. */
async function foldOthers(
  queries: Queries,
  { table, address, fold }: { readonly table: string; readonly address: string; readonly fold: string },
): Promise<void> {
  const rows = await queries.query(
    `select distinct ${address} as email from ${table} where octet_length(${address}) <> char_length(${address})`,
  );
  const addresses = rows.map((row) => textColumn(row, 'email'));
  const folded = addresses.map((email) => ({ email, spelling: foldEmail(email) }));
  await queries.query(
    `update ${table} set ${fold} from jsonb_to_recordset($1::text::jsonb) folded(email text, spelling text)
      where ${address} = folded.email`,
    [JSON.stringify(folded)],
  );
}

const inColumn = (table: string, column: string) => ({
  table,
  address: `${table}.${column}`,
  fold: `${column} = folded.spelling`,
});
const inDocument = (table: string, column: string) => ({
  table,
  address: `(${table}.${column} ->> 'email')`,
  fold: `${column} = jsonb_set(${table}.${column}, '{email}', to_jsonb(folded.spelling))`,
});

const OTHERS = [
  inColumn('accounts', 'unverified_email'),
  inColumn('editor_links', 'email'),
  inDocument('orders', 'contact'),
  inDocument('subscriptions', 'contact'),
  inDocument('subscriptions', 'recipient'),
];

/**
 * Folds the domain of every stored email address, so that `lotte@bücher.example` and `lotte@xn--bcher-kva.example` are one
 * address. Where two accounts have it, both stay.
 */
export const foldedEmailDomains: Migration = {
  name: '0058-folded-email-domains',
  statements: [],
  async run(queries) {
    await foldNewsletters(queries);
    for (const place of OTHERS) await foldOthers(queries, place);
    return [...(await foldAccounts(queries)), ...(await foldEditors(queries))];
  },
};
