import { isRecord, list, number } from '@broadsheet/client-core';
import { demandsProduct, isRegistrationRule, parsePaywallRules } from '@broadsheet/paywall';
import type { PaywallRule } from '@broadsheet/paywall';
import type { WallKind } from '../readLock.ts';

export interface HostedWall {
  readonly wall: WallKind;
  readonly rule: PaywallRule | undefined;
}

interface Triggered {
  /** The triggered rule, as the script reports it. */
  readonly triggered: unknown;
  /** All rules, with the counts (`rc`) of this browser. */
  readonly rules: unknown;
  readonly isLoggedIn: boolean;
}

/** Returns the rules whose count exceeds their limit. */
function findPassed(rules: unknown): readonly PaywallRule[] {
  const passed = list((rule) =>
    isRecord(rule) && (number(rule['rc']) ?? 0) > (number(rule['rt']) ?? Infinity) ? rule : undefined,
  )({ rules }['rules']);
  return parsePaywallRules(passed ?? []);
}

/**
 * Returns the wall of the script's triggered rule. A logged-in reader passes every registration wall. Instead the rule with
 * the highest limit counts, among the other exceeded rules that demand a product; `undefined` without one.
 */
export function chooseWall({ triggered, rules, isLoggedIn }: Triggered): HostedWall | undefined {
  const [rule] = parsePaywallRules([triggered]);
  if (rule === undefined || !isRegistrationRule(rule)) return { wall: 'payment', rule };
  if (!isLoggedIn) return { wall: 'registration', rule };
  const others = findPassed(rules).filter((other) => other.id !== rule.id && demandsProduct(other));
  const [highest] = others.toSorted((a, b) => b.rt - a.rt);
  return highest && { wall: 'payment', rule: highest };
}
