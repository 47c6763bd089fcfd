/** Decides readings for accounts and for anonymous readers, and updates their meters. */
import { addReads, decideAccess } from '@broadsheet/paywall';
import type { AccessDecision, AccessReader, PaywallRule, StoryFacts, StoryRead } from '@broadsheet/paywall';
import type { Database } from '@broadsheet/service-kit/database';
import type { ReaderAccess } from '@broadsheet/identity-service';
import { listEntitledProducts, listEntitlementNames } from '../entitlements/listEntitlements.ts';
import { isInGrace } from '../subscriptions/subscriptionStore.ts';
import type { MeterMemory } from './meter/createMeterMemory.ts';
import type { Meter } from './meter/meterToken.ts';
import { listReads, lockReads, saveReads } from './meter/readStore.ts';

/** One reading, as far as its request describes it. */
export interface Reading {
  readonly rules: readonly PaywallRule[];
  /** The story, with the hash of its id in place of the id. */
  readonly story: StoryFacts;
  readonly deviceClass: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The browser's meter; undefined without a valid one. */
  readonly cookie: Meter | undefined;
}

export interface Decided {
  readonly decision: AccessDecision;
  readonly isSignedIn: boolean;
  /** Whether an unpaid subscription of the reader still grants access; absent: it is not. */
  readonly hasFailedCharge?: boolean;
  /** The browser's meter after the decision; undefined when the cookie stays as it is. */
  readonly meter?: Meter;
}

const NOBODY = { isSignedIn: false, products: [], entitlements: [] };

const decide = (
  { rules, story, now, deviceClass }: Reading,
  reader: Omit<AccessReader, 'deviceClass'>,
): AccessDecision => decideAccess({ rules, story, reader: { ...reader, deviceClass }, now });

/** Returns the readings of a meter after the decision. */
function recordReading(
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
  readonly memory: MeterMemory;
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
  const { database, site, memory } = context;
  const rights = await readRights(context, { accountUuid, now: reading.now });
  const unread = decide(reading, { ...rights, reads: [] });
  if (!unread.checks.some(({ outcome }) => outcome === 'within-limit')) {
    const owner = { kind: 'reader', uuid: accountUuid } as const;
    const hasFailedCharge =
      unread.kind === 'open' &&
      rights.products.length > 0 &&
      (await isInGrace(database, owner, { now: reading.now }));
    return { decision: unread, isSignedIn: true, hasFailedCharge };
  }
  const decision = await database.transaction(async (queries) => {
    const scope = { queries, site, accountUuid };
    await lockReads(scope);
    const known = await listReads(scope);
    const isKnown = (one: StoryRead) =>
      known.some(({ rule, story, at }) => rule === one.rule && story === one.story && at >= one.at);
    const browser = reading.cookie === undefined ? [] : memory.complete(reading.cookie);
    const merged = browser.filter((read) => !isKnown(read));
    const reads = [...known, ...merged];
    const decided = decide(reading, { ...rights, reads });
    const noted = recordReading(reading, { decision: decided, reads });
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

const meetWall = (reading: Reading): Decided => ({
  decision: decide(withoutMeter(reading), { ...NOBODY, reads: [] }),
  isSignedIn: false,
});

export interface AnonymousContext {
  readonly memory: MeterMemory;
  /** Returns whether the browser may get a new meter; called only when it needs one. */
  readonly mayBegin: () => Promise<boolean>;
  /** Counts a story that a meter gives for the first time against the network; returns false when it has had too many. */
  readonly mayCount: () => Promise<boolean>;
}

/** Decides by a meter and what is remembered of it; `counted` has its readings with the story, if the meter gives it. */
function decideByMeter(reading: Reading, meter: Meter, memory: MeterMemory) {
  const reads = memory.complete(meter);
  const decision = decide(reading, { ...NOBODY, reads });
  const counted = recordReading(reading, { decision, reads });
  return { decision, counted, isNew: counted.some((read) => !reads.includes(read)) };
}

/**
 * Decides for an anonymous reader by the meter in the cookie and what is remembered of it.
 *
 * @returns `again` when the browser must be given a meter, and must send it with another request
 */
export async function decideForAnybody(
  { memory, mayBegin, mayCount }: AnonymousContext,
  reading: Reading,
): Promise<Decided | 'again'> {
  const { cookie } = reading;
  if (cookie === undefined) {
    const decision = decide(reading, { ...NOBODY, reads: [] });
    if (decision.kind === 'teaser' || decision.countsFor.length === 0) return { decision, isSignedIn: false };
    return (await mayBegin()) ? 'again' : meetWall(reading);
  }
  const { isNew } = decideByMeter(reading, cookie, memory);
  if (isNew && !(await mayCount())) return meetWall(reading);
  // Other requests of this meter may have been decided in the meantime; from here to `remember` none can be.
  const { decision, counted } = decideByMeter(reading, cookie, memory);
  if (decision.kind === 'teaser' || decision.countsFor.length === 0) return { decision, isSignedIn: false };
  const meter = { id: cookie.id, reads: counted };
  memory.remember(meter);
  return { decision, isSignedIn: false, meter };
}
