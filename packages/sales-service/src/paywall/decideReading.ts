/** Decides readings for accounts and for anonymous readers, and updates their meters. */
import { addReads, decideAccess } from '@broadsheet/paywall';
import type { AccessDecision, AccessReader, PaywallRule, StoryFacts, StoryRead } from '@broadsheet/paywall';
import type { Database } from '@broadsheet/service-kit/database';
import type { ReaderAccess } from '@broadsheet/identity-service';
import { listEntitledProducts, listEntitlementNames } from '../entitlements/listEntitlements.ts';
import { listReads, lockReads, saveReads } from './meter/readStore.ts';

/** One reading, as far as its request describes it. */
export interface Reading {
  readonly rules: readonly PaywallRule[];
  /** The story, with the hash of its id in place of the id. */
  readonly story: StoryFacts;
  readonly deviceClass: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The readings in the browser's meter; undefined without a valid one. */
  readonly cookie: readonly StoryRead[] | undefined;
}

export interface Decided {
  readonly decision: AccessDecision;
  readonly isSignedIn: boolean;
  /** The new readings of the browser's meter; undefined when the cookie stays as it is. */
  readonly meter?: readonly StoryRead[];
}

const NOBODY = { isSignedIn: false, products: [], entitlements: [] };

const decide = (
  { rules, story, now, deviceClass }: Reading,
  reader: Omit<AccessReader, 'deviceClass'>,
): AccessDecision => decideAccess({ rules, story, reader: { ...reader, deviceClass }, now });

/** Returns the readings of a meter after the decision. */
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
 * Decides for a signed-in reader. The meter of the account counts the readings on all its devices, one request after
 * another, and also the readings in the browser's own meter. When no meter decides, e.g. because a product opens the
 * story, none is read or written.
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

/** Returns the reading with all limits 0: a browser that keeps no cookies cannot be metered, so it gets no free stories. */
const withoutMeter = (reading: Reading): Reading => ({
  ...reading,
  rules: reading.rules.map((rule) => ({ ...rule, rt: 0 })),
});

/**
 * Decides for an anonymous reader by the meter in the cookie.
 *
 * @param mayBegin tells whether the browser may get a new meter; called only when it needs one
 * @returns `again` when the browser must be given a meter, and must send it with another request
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
