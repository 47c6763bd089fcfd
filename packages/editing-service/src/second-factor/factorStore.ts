import {
  integerColumn,
  optionalTextColumn,
  textColumn,
  momentColumn,
  optionalMomentColumn,
  inMilliseconds,
  momentParameter,
} from '@broadsheet/service-kit/database';
import type { Queries, SqlRow } from '@broadsheet/service-kit/database';

/** A second factor of an editor. */
export interface Factor {
  /** The id; that of a passkey is its credential id. */
  readonly id: string;
  readonly editorId: string;
  readonly kind: 'passkey' | 'totp';
  /** The name that the editor gave it. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly usedAt: number | undefined;
}

export interface StoredFactor extends Factor {
  /** The public key of a passkey, base64url; undefined for an app. */
  readonly publicKey: string | undefined;
  /** The signature counter of a passkey, or the last time step of an app whose code was accepted. */
  readonly counter: number;
  /** The transports of a passkey, which tell browsers how to reach it. */
  readonly transports: readonly string[];
  /** The encrypted secret of an app; undefined for a passkey. */
  readonly sealedSecret: string | undefined;
}

const COLUMNS = `id, editor_id, kind, name, public_key, counter::float8 as counter, transports, sealed_secret,
  ${inMilliseconds('created_at')} as created_at, ${inMilliseconds('used_at')} as used_at`;

const toFactor = (row: SqlRow): StoredFactor => ({
  id: textColumn(row, 'id'),
  editorId: textColumn(row, 'editor_id'),
  kind: textColumn(row, 'kind') === 'passkey' ? 'passkey' : 'totp',
  name: textColumn(row, 'name'),
  createdAt: momentColumn(row, 'created_at'),
  usedAt: optionalMomentColumn(row, 'used_at'),
  publicKey: optionalTextColumn(row, 'public_key'),
  counter: integerColumn(row, 'counter'),
  transports: textColumn(row, 'transports').split(' ').filter(Boolean),
  sealedSecret: optionalTextColumn(row, 'sealed_secret'),
});

/** Returns the second factors of an editor, the oldest first. */
export async function listFactors(queries: Queries, editorId: string): Promise<readonly StoredFactor[]> {
  const rows = await queries.query(
    `select ${COLUMNS} from editor_factors where editor_id = $1 order by editor_factors.created_at, id`,
    [editorId],
  );
  return rows.map(toFactor);
}

export async function findFactor(queries: Queries, id: string): Promise<StoredFactor | undefined> {
  const [row] = await queries.query(`select ${COLUMNS} from editor_factors where id = $1`, [id]);
  return row && toFactor(row);
}

export type NewFactor = Omit<StoredFactor, 'usedAt'>;

/** Stores a new factor. @returns false when its id is stored already */
export async function addFactor(queries: Queries, factor: NewFactor): Promise<boolean> {
  const { id, editorId, kind, name, publicKey, counter, transports, sealedSecret, createdAt } = factor;
  const rows = await queries.query(
    `insert into editor_factors (id, editor_id, kind, name, public_key, counter, transports, sealed_secret, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, ${momentParameter(9)}) on conflict (id) do nothing returning id`,
    [
      id,
      editorId,
      kind,
      name,
      publicKey ?? null,
      counter,
      transports.join(' '),
      sealedSecret ?? null,
      createdAt,
    ],
  );
  return rows.length > 0;
}

interface FactorUse {
  readonly id: string;
  readonly counter: number;
  readonly now: number;
}

/**
 * Stores the use of a factor.
 *
 * @returns false when the counter has not increased, because a code or a signature is accepted once. A passkey without a
 *   counter stays at 0
 */
export async function recordUse(queries: Queries, { id, counter, now }: FactorUse): Promise<boolean> {
  const rows = await queries.query(
    `update editor_factors set counter = $2, used_at = ${momentParameter(3)}
      where id = $1 and (counter < $2 or (kind = 'passkey' and counter = 0 and $2 = 0)) returning id`,
    [id, counter, now],
  );
  return rows.length > 0;
}

interface OwnFactor {
  readonly editorId: string;
  readonly id: string;
}

/** Renames a factor. @returns false when the editor has no such factor */
export async function renameFactor(
  queries: Queries,
  { editorId, id, name }: OwnFactor & { readonly name: string },
): Promise<boolean> {
  const rows = await queries.query(
    'update editor_factors set name = $3 where editor_id = $1 and id = $2 returning id',
    [editorId, id, name],
  );
  return rows.length > 0;
}

/** Deletes a factor. @returns its name; undefined when the editor has no such factor */
export async function removeFactor(
  queries: Queries,
  { editorId, id }: OwnFactor,
): Promise<string | undefined> {
  const [row] = await queries.query(
    'delete from editor_factors where editor_id = $1 and id = $2 returning name',
    [editorId, id],
  );
  return row && textColumn(row, 'name');
}

/** Deletes all second factors and recovery codes of an editor. */
export async function removeAllFactors(queries: Queries, editorId: string): Promise<void> {
  await queries.query('delete from editor_factors where editor_id = $1', [editorId]);
  await queries.query('delete from editor_recovery_codes where editor_id = $1', [editorId]);
}
