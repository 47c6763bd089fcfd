import { isRecord, readArray, readNumber } from '@broadsheet/client-core';
import { demandsProduct, isRegistrationRule, parsePaywallRules } from '@broadsheet/paywall';
import type { PaywallRule } from '@broadsheet/paywall';
import type { WallKind } from '../lock/readLock.ts';

export interface HostedWall {
  readonly wall: WallKind;
  readonly rule: PaywallRule | undefined;
}

interface Triggered {
  /** The rule that has triggered, as the script says it. */
  readonly triggered: unknown;
  /** All of them, with the counts (`rc`) of this browser. */
  readonly rules: unknown;
  readonly isLoggedIn: boolean;
}

/** The rules whose count is above their limit. */
function findPassed(rules: unknown): readonly PaywallRule[] {
  const passed = readArray({ rules }, 'rules', (rule) =>
    isRecord(rule) && (readNumber(rule, 'rc') ?? 0) > (readNumber(rule, 'rt') ?? Infinity) ? rule : undefined,
  );
  return parsePaywallRules(passed ?? []);
}

/**
 * Which wall a rule of the script stands for. A reader who is logged in has passed every registration wall, and meets
 * that of the highest other rule whose count is above its limit and that asks for a product; `undefined` without one.
 */
export function chooseWall({ triggered, rules, isLoggedIn }: Triggered): HostedWall | undefined {
  const [rule] = parsePaywallRules([triggered]);
  if (rule === undefined || !isRegistrationRule(rule)) return { wall: 'payment', rule };
  if (!isLoggedIn) return { wall: 'registration', rule };
  const others = findPassed(rules).filter((other) => other.id !== rule.id && demandsProduct(other));
  const [highest] = others.toSorted((a, b) => b.rt - a.rt);
  return highest && { wall: 'payment', rule: highest };
}
