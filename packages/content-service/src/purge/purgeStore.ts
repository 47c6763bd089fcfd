/** What a cache was told to forget, in the database, so that one process of all tells it each change. */
import { isRecord } from '@broadsheet/client-core';
import type { Queries } from '@broadsheet/service-kit/database';
import type { KnownChanges } from '../changes/readChangedKeys.ts';

/** Up to which changes a cache was told. */
export interface PurgeState {
  readonly told: KnownChanges;
  /** Up to which it was told twice. */
  readonly repeated: KnownChanges;
  /** What is to be told a second time. */
  readonly due?:
    { readonly told: KnownChanges; /** Milliseconds since 1970. */ readonly from: number } | undefined;
}

export interface PurgePlace {
  /** The site, and the kind of its cache. */
  readonly target: string;
  /** This process. */
  readonly holder: string;
}

/** How long a process may tell without a sign of life; others go on then. */
const HELD = "interval '1 second'";

function readKnown(value: unknown): KnownChanges | undefined {
  if (!isRecord(value)) return undefined;
  const { number, at } = value;
  return typeof number === 'string' && typeof at === 'number' ? { number: BigInt(number), at } : undefined;
}

function readState(value: unknown): PurgeState | undefined {
  if (!isRecord(value)) return undefined;
  const told = readKnown(value['told']);
  const repeated = readKnown(value['repeated']);
  if (told === undefined || repeated === undefined) return undefined;
  const due = isRecord(value['due']) ? value['due'] : {};
  const dueTold = readKnown(due['told']);
  const from = due['from'];
  const isDue = dueTold !== undefined && typeof from === 'number';
  return { told, repeated, due: isDue ? { told: dueTold, from } : undefined };
}

function printState(state: PurgeState): string {
  return JSON.stringify(state, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}

/** Reads the state, undefined if the cache was never told; `isHeld` if another process tells it. */
export async function lookAtPurge(queries: Queries, { target, holder }: PurgePlace) {
  const [row] = await queries.query(
    `select state, coalesce(held_until > now() and holder <> $2, false) as held from cache_purges where target = $1`,
    [target, holder],
  );
  return { state: readState(row?.['state']), isHeld: row?.['held'] === true };
}

/** Takes the row for this process. Resolves with what `lookAtPurge` does; `isHeld` if another process was first. */
export async function renewPurge(queries: Queries, { target, holder }: PurgePlace) {
  const [row] = await queries.query(
    `insert into cache_purges (target, holder, held_until) values ($1, $2, now() + ${HELD})
      on conflict (target) do update set holder = $2, held_until = now() + ${HELD}
        where cache_purges.held_until is null or cache_purges.held_until < now() or cache_purges.holder = $2
      returning state`,
    [target, holder],
  );
  return { state: readState(row?.['state']), isHeld: row === undefined };
}

/** Releases the row, and stores a state if the cache was purged. Does nothing if another process has claimed the row. */
export async function endPurge(
  queries: Queries,
  { target, holder }: PurgePlace,
  state?: PurgeState,
): Promise<void> {
  await queries.query(
    `update cache_purges set held_until = null, state = coalesce($3::text::jsonb, state)
      where target = $1 and holder = $2`,
    [target, holder, state === undefined ? null : printState(state)],
  );
}
