/** Who a reader is to the rules, signed in or not, and what the reading changes in their meter. */
import { addReads, decideAccess } from '@broadsheet/paywall';
import type { AccessDecision, AccessReader, PaywallRule, StoryFacts, StoryRead } from '@broadsheet/paywall';
import type { Database } from '../../database/Database.ts';
import type { ReaderAccess } from '../../identity/sessions/ReaderAccess.ts';
import { listEntitledProducts, listEntitlementNames } from '../entitlements/listEntitlements.ts';
import { listReads, lockReads, saveReads } from './meter/readStore.ts';

/** One reading, as far as its request tells. */
export interface Reading {
  readonly rules: readonly PaywallRule[];
  /** With the hash of its id. */
  readonly story: StoryFacts;
  readonly deviceClass: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** What the browser's meter holds; undefined without one that can be believed. */
  readonly cookie: readonly StoryRead[] | undefined;
}

export interface Decided {
  readonly decision: AccessDecision;
  readonly isSignedIn: boolean;
  /** What the browser's meter holds from now on. */
  readonly meter?: readonly StoryRead[];
}

const NOBODY = { isSignedIn: false, products: [], entitlements: [] };

const decide = (
  { rules, story, now, deviceClass }: Reading,
  reader: Omit<AccessReader, 'deviceClass'>,
): AccessDecision => decideAccess({ rules, story, reader: { ...reader, deviceClass }, now });

/** What a meter holds after the decision. */
function noteReading(
  { rules, story, now }: Reading,
  { decision, reads }: { readonly decision: AccessDecision; readonly reads: readonly StoryRead[] },
): readonly StoryRead[] {
  if (decision.kind === 'teaser') return reads;
  return addReads({ rules, countsFor: decision.countsFor, story: story.id, reads, now });
}

async function readRights(
  { database: queries, site }: AccountContext,
  { accountUuid, now }: { readonly accountUuid: string; readonly now: number },
) {
  const scope = { queries, site, now };
  const entitled = await listEntitledProducts(scope, { kind: 'reader', uuid: accountUuid });
  const products = entitled.map(({ sku }) => sku);
  return { isSignedIn: true, products, entitlements: await listEntitlementNames(scope, products) };
}

export interface AccountContext {
  readonly database: Database;
  readonly site: string;
}

/**
 * Signed in: what the browser's meter holds counts as well, and all devices of an account count together, one request
 * after another. A reader whose product opens the story has no use for a meter.
 */
export async function decideForAccount(
  context: AccountContext,
  { accountUuid }: ReaderAccess,
  { reading }: { readonly reading: Reading },
): Promise<Decided> {
  const { database, site } = context;
  const rights = await readRights(context, { accountUuid, now: reading.now });
  const unread = decide(reading, { ...rights, reads: [] });
  if (!unread.checks.some(({ outcome }) => outcome === 'within-limit'))
    return { decision: unread, isSignedIn: true };
  const decision = await database.transaction(async (queries) => {
    const scope = { queries, site, accountUuid };
    await lockReads(scope);
    const known = await listReads(scope);
    const isKnown = (one: StoryRead) =>
      known.some(({ rule, story, at }) => rule === one.rule && story === one.story && at >= one.at);
    const merged = (reading.cookie ?? []).filter((read) => !isKnown(read));
    const reads = [...known, ...merged];
    const decided = decide(reading, { ...rights, reads });
    const noted = noteReading(reading, { decision: decided, reads });
    await saveReads(scope, [...merged, ...noted.filter((read) => !reads.includes(read))]);
    return decided;
  });
  return { decision, isSignedIn: true };
}

/** Who has no meter, and shows none when asked again, keeps no cookies: nothing can be counted, so nothing is free. */
const withoutMeter = (reading: Reading): Reading => ({
  ...reading,
  rules: reading.rules.map((rule) => ({ ...rule, rt: 0 })),
});

/**
 * Not signed in: what the cookie says counts. `again`: the browser has to be given a meter first, and to show it.
 *
 * @param mayBegin whether a new meter may be given out; asked only where one is needed
 */
export async function decideForAnybody(
  reading: Reading,
  mayBegin: () => Promise<boolean>,
): Promise<Decided | 'again'> {
  const { cookie: reads = [] } = reading;
  const decision = decide(reading, { ...NOBODY, reads });
  if (decision.kind === 'teaser' || decision.countsFor.length === 0) return { decision, isSignedIn: false };
  if (reading.cookie !== undefined)
    return { decision, isSignedIn: false, meter: noteReading(reading, { decision, reads }) };
  if (await mayBegin()) return 'again';
  return { decision: decide(withoutMeter(reading), { ...NOBODY, reads: [] }), isSignedIn: false };
}
