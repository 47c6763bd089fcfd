import type { SimulatedReader } from '@broadsheet/block-kit';
import { decideAccess, readStoryFacts } from '@broadsheet/paywall';
import type { AccessDecision, AccessReader, PaywallRule, StoryRead } from '@broadsheet/paywall';

export interface SimulatedReading {
  /** A content item (ANS); its teaser will do. */
  readonly story: unknown;
  readonly reader: SimulatedReader;
  readonly rules: readonly PaywallRule[];
  /** Site id; the key of `websites` in content. */
  readonly site: string;
}

/** Which moment it is decides nothing here: what was read was read in the present period. */
const NOW = 0;

/** What a rule gives for free has all been read. */
const spendMeter = ({ id, rt }: PaywallRule): StoryRead[] =>
  Array.from({ length: rt }, (_, index) => ({ rule: id, story: `read-before-${index}`, at: NOW }));

/** Names behind the first entry of a list of a rule. */
const namesIn = (entries: readonly (boolean | string)[] = []): string[] =>
  entries.flatMap((entry) => (typeof entry === 'string' ? entry : []));

/** Somebody whose meter is used up; a subscriber has every product and entitlement that a rule asks for. */
function createReader(kind: SimulatedReader, rules: readonly PaywallRule[]): AccessReader {
  const subscribes = kind === 'subscribed';
  return {
    isSignedIn: kind !== 'anonymous',
    products: subscribes ? rules.flatMap(({ e }) => namesIn(e)) : [],
    entitlements: subscribes ? rules.flatMap(({ ent }) => namesIn(ent)) : [],
    reads: rules.flatMap(spendMeter),
  };
}

/**
 * Decides whether some kind of reader would get a story whole, by the rules that hold for readers. Nobody is logged in for
 * it, and nothing is counted. `undefined` for a story that says too little of itself: readers are not given it either.
 */
export function simulateReading({
  story,
  reader,
  rules,
  site,
}: SimulatedReading): AccessDecision | undefined {
  const facts = readStoryFacts(story, site);
  return facts && decideAccess({ rules, story: facts, reader: createReader(reader, rules), now: NOW });
}
