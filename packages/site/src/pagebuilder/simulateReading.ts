import type { SimulatedReader } from '@broadsheet/block-kit';
import { decideAccess, readStoryFacts } from '@broadsheet/paywall';
import type { AccessDecision, AccessReader, PaywallRule, StoryRead } from '@broadsheet/paywall';

export interface SimulatedReading {
  /** A content item (ANS); its teaser is sufficient. */
  readonly story: unknown;
  readonly reader: SimulatedReader;
  readonly rules: readonly PaywallRule[];
  /** The site's id; the key of `websites` in content. */
  readonly site: string;
}

/** Any moment will do: all reads are in the present period. */
const NOW = 0;

/** Returns the reads that use up all the free stories of a rule. */
const exhaustMeter = ({ id, rt }: PaywallRule): StoryRead[] =>
  Array.from({ length: rt }, (_, index) => ({ rule: id, story: `read-before-${index}`, at: NOW }));

/** Returns the names in a list of a rule; its first entry is not a name. */
const namesIn = (entries: readonly (boolean | string)[] = []): string[] =>
  entries.flatMap((entry) => (typeof entry === 'string' ? entry : []));

/** Returns a reader whose meter is used up; a subscriber has every product and entitlement that a rule requires. */
function createReader(kind: SimulatedReader, rules: readonly PaywallRule[]): AccessReader {
  const subscribes = kind === 'subscribed';
  return {
    isSignedIn: kind !== 'anonymous',
    products: subscribes ? rules.flatMap(({ e }) => namesIn(e)) : [],
    entitlements: subscribes ? rules.flatMap(({ ent }) => namesIn(ent)) : [],
    reads: rules.flatMap(exhaustMeter),
  };
}

/**
 * Decides whether a kind of reader would get a story whole, by the rules that apply to readers. It logs nobody in and
 * counts nothing. Returns `undefined` for a story that lacks the facts for a decision: readers do not get it either.
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
