import { hash } from 'node:crypto';
import type { EngineOptions } from '@broadsheet/engine';
import type { PaywallRule } from '@broadsheet/paywall';

/** What of a publication decides which text of a story is public. */
interface Rules {
  readonly paywallRules: readonly PaywallRule[];
}

/** Returns `EngineOptions.release`: the program with the rules by which stories are locked now. */
export function createReleases(
  program: string | undefined,
  publication: () => Rules,
): EngineOptions['release'] {
  if (program === undefined) return undefined;
  let known: { readonly rules: readonly PaywallRule[]; readonly release: string } | undefined;
  return () => {
    const { paywallRules: rules } = publication();
    if (known?.rules !== rules)
      known = { rules, release: `${program} ${hash('sha256', JSON.stringify(rules))}` };
    return known.release;
  };
}
