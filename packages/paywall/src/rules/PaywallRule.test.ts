import { expect, it } from 'vitest';
import { demandsProduct, isRegistrationRule } from './PaywallRule.ts';
import type { PaywallRule } from './PaywallRule.ts';

const rule = (lets: Pick<PaywallRule, 'e' | 'ent'>): PaywallRule => ({ id: 1, rt: 0, ...lets });

it.each([
  [{ e: [false, 'digital'] }, true],
  [{ e: [true, 'digital'], ent: [false] }, true],
  [{ e: [false], ent: [true, 'reading'] }, true],
  [{ e: [false], ent: [false, 'reading'] }, false],
  [{ e: [false], ent: [true] }, false],
  [{ e: [true], ent: [false] }, false],
  [{}, false],
] satisfies readonly (readonly [Pick<PaywallRule, 'e' | 'ent'>, boolean])[])(
  'a product or an entitlement lets readers pass %j: %s',
  (lets, expected) => {
    expect(demandsProduct(rule(lets))).toBe(expected);
  },
);

it.each([
  [{ e: [true], ent: [false] }, true],
  [{ e: [true, 'digital'], ent: [false] }, false],
  [{ e: [true], ent: [true] }, false],
  [{ e: [false], ent: [false] }, false],
  [{ e: [true] }, false],
] satisfies readonly (readonly [Pick<PaywallRule, 'e' | 'ent'>, boolean])[])(
  'an account alone lets readers pass %j: %s',
  (lets, expected) => {
    expect(isRegistrationRule(rule(lets))).toBe(expected);
  },
);
