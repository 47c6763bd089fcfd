import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anonymous, metered, createReads, registered, subscribers } from '../../test/rules.ts';
import { addReads } from '../meter/addReads.ts';
import type { StoryRead } from '../meter/countReads.ts';
import type { PaywallRule } from '../rules/PaywallRule.ts';
import type { AccessReader } from './AccessDecision.ts';
import { decideAccess } from './decideAccess.ts';
import { explainAccess } from './explainAccess.ts';

const NOW = Date.UTC(2026, 10, 22);
const rules = [registered, metered, subscribers];
const signedIn: AccessReader = { ...anonymous, isSignedIn: true };
const subscriber: AccessReader = { ...signedIn, products: ['digital'] };

const decide = (code: string | undefined, reader = anonymous, tried: readonly PaywallRule[] = rules) =>
  decideAccess({ rules: tried, story: { id: 'one', contentRestriction: code }, reader, now: NOW });

const readThree = { ...anonymous, reads: createReads(2, ['a', 'b', 'c'], NOW) };

describe('access to a story', () => {
  it.each([
    ['free', anonymous],
    [undefined, anonymous],
    ['registered', signedIn],
    ['subscribers', subscriber],
    ['subscribers', { ...anonymous, entitlements: ['reading'] }],
    ['metered', { ...readThree, products: ['digital'] }],
  ])('%s: is open to who may read it', (code, reader) => {
    expect(decide(code, reader)).toMatchObject({ kind: 'open', countsFor: [] });
  });

  it('stops at the registration wall where a rule asks for an account', () => {
    expect(decide('registered')).toMatchObject({
      kind: 'teaser',
      wall: 'registration',
      rule: 1,
      count: 1,
      limit: 0,
    });
  });

  it.each([anonymous, signedIn, { ...subscriber, products: ['gift'] }])(
    'stops at the payment wall where a rule asks for a product, with its campaign',
    (reader) => {
      expect(decide('subscribers', reader)).toMatchObject({
        kind: 'teaser',
        wall: 'payment',
        rule: 3,
        campaign: 'tides',
      });
    },
  );

  it('counts nothing for a rule that is about other stories', () => {
    const { checks } = decide('free', readThree);
    expect(checks.map(({ outcome, count }) => [outcome, count])).toEqual(rules.map(() => ['elsewhere', 0]));
  });

  it('takes an entitlement only where the rule asks for one', () => {
    const rule: PaywallRule = { ...subscribers, ent: [false, 'reading'] };
    expect(decide('subscribers', { ...anonymous, entitlements: ['reading'] }, [rule]).kind).toBe('teaser');
  });

  it('meets nothing twice: a product named like an entitlement is none', () => {
    expect(
      decide('subscribers', { ...anonymous, products: ['reading'], entitlements: ['digital'] }).kind,
    ).toBe('teaser');
  });

  it('explains the decision in words and numbers', () => {
    expect(explainAccess(decide('metered', readThree))).toEqual([
      'The reader meets the payment wall of rule 2.',
      'Rule 1 is not about this story or device.',
      'Rule 2 triggers: it gives 3 stories a period; this is number 4.',
      'Rule 3 is not about this story or device.',
    ]);
    expect(explainAccess(decide('subscribers', subscriber)).at(-1)).toBe(
      'Rule 3 lets the reader pass for a product.',
    );
  });
});

describe('a rule', () => {
  const story = { id: 'one', contentType: 'gallery', section: '/sport/' };
  const on = (conditions: PaywallRule['conditions'], deviceClass?: string) =>
    decideAccess({
      rules: [{ id: 1, rt: 0, conditions }],
      story,
      reader: { ...anonymous, deviceClass },
      now: NOW,
    }).kind;

  it.each([
    [{ contentType: { in: true, values: ['gallery'] } }, 'teaser'],
    [{ contentType: { in: false, values: ['gallery'] } }, 'open'],
    [{ section: { in: true, values: ['/news/', '/sport/'] } }, 'teaser'],
    [{ section: { in: true, values: ['/sport/'] }, contentType: { in: true, values: ['story'] } }, 'open'],
    [{ contentRestriction: { in: false, values: ['free'] } }, 'teaser'],
    [{ weather: { in: true, values: ['rain'] } }, 'open'],
    [{}, 'teaser'],
  ])('%j: is about a story when all conditions hold', (conditions, kind) => {
    expect(on(conditions)).toBe(kind);
  });

  it('goes by the class of the device', () => {
    const onPhones = { deviceClass: { in: true, values: ['mobile'] } };
    expect([on(onPhones, 'mobile'), on(onPhones, 'desktop'), on(onPhones)]).toEqual([
      'teaser',
      'open',
      'open',
    ]);
  });
});

describe('the order of walls', () => {
  const hard: PaywallRule = { ...subscribers, conditions: {}, id: 7 };
  const soft: PaywallRule = { ...registered, conditions: {}, id: 8 };

  it('has the registration wall before the payment wall, wherever the rules stand', () => {
    expect(decide('x', anonymous, [hard, soft])).toMatchObject({ wall: 'registration', rule: 8 });
  });

  it('gives a signed-in reader who meets a registration rule the highest rule passed that asks for a product', () => {
    const more = [
      { ...hard, id: 20, rt: 1 },
      { ...hard, id: 21, rt: 2 },
      { ...hard, id: 22, rt: 9 },
      { ...hard, id: 23, rt: 2, e: [false], ent: [false] },
    ];
    const reads = more.flatMap(({ id }) => createReads(id, ['a', 'b', 'c'], NOW));
    expect(decide('x', { ...signedIn, reads }, [...more, soft])).toMatchObject({ wall: 'payment', rule: 21 });
    expect(decide('x', { ...signedIn, reads }, more)).toMatchObject({ rule: 20 });
    const two = [...more.slice(0, 2), soft];
    expect(decide('x', { ...signedIn, reads }, two)).toMatchObject({ wall: 'payment', rule: 21 });
  });

  it.each([
    ['is not used up', { ...soft, rt: 5 }],
    ['would take a product as well', { ...soft, e: [true, 'digital'] }],
  ] satisfies readonly (readonly [string, PaywallRule])[])(
    'gives a signed-in reader the first wall where the rule that they pass %s',
    (_, passed) => {
      const more = [
        { ...hard, id: 20, rt: 1 },
        { ...hard, id: 21, rt: 2 },
      ];
      const reads = more.flatMap(({ id }) => createReads(id, ['a', 'b', 'c'], NOW));
      expect(decide('x', { ...signedIn, reads }, [...more, passed])).toMatchObject({ rule: 20 });
    },
  );
});

describe('the meter', () => {
  it('gives three stories and not a fourth; those that were read stay open', () => {
    expect(decide('metered', readThree)).toMatchObject({ kind: 'teaser', count: 4, limit: 3 });
    const again = { ...anonymous, reads: createReads(2, ['one', 'b', 'c'], NOW) };
    expect(decide('metered', again)).toMatchObject({ kind: 'open', countsFor: [2] });
  });

  it('keeps open what was given, though merging two meters made them more than the rule gives', () => {
    const reads = createReads(2, ['one', 'b', 'c', 'd', 'e'], NOW);
    expect(decide('metered', { ...anonymous, reads }).kind).toBe('open');
    expect(decide('metered', { ...anonymous, reads }, [{ ...metered, rt: 0 }]).kind).toBe('teaser');
  });

  it('begins anew with the month', () => {
    const reads = createReads(2, ['a', 'b', 'c'], Date.UTC(2026, 9, 31, 23, 59, 59, 999));
    expect(decide('metered', { ...anonymous, reads }).kind).toBe('open');
  });

  it('counts stories that other rules gave for nothing', () => {
    expect(decide('metered', { ...anonymous, reads: createReads(9, ['a', 'b', 'c'], NOW) }).kind).toBe(
      'open',
    );
  });
});

const readsArbitrary = fc.array(
  fc.record({
    rule: fc.constantFrom(1, 2, 3),
    story: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    at: fc.integer({ min: NOW - 90 * 86_400_000, max: NOW }),
  }),
  { maxLength: 30 },
);
const ruleArbitrary = fc.record({
  e: fc.constantFrom<PaywallRule['e'][]>([true], [false, 'digital'], [true, 'digital'], [false]),
  ent: fc.constantFrom<PaywallRule['ent'][]>([false], [true, 'reading'], [true]),
  rt: fc.integer({ min: 0, max: 5 }),
  budget: fc.constantFrom<PaywallRule['budget'][]>(
    undefined,
    { budgetType: 'Calendar', calendarType: 'Weekly', calendarWeekDay: 'wed' },
    { budgetType: 'Rolling', rollingType: 'Days', rollingDays: 10 },
    { budgetType: 'Rolling', rollingType: 'Hours', rollingHours: 5 },
  ),
});
const rulesArbitrary = fc
  .array(ruleArbitrary, { maxLength: 3 })
  .map((list) => list.map((rule, index): PaywallRule => ({ ...rule, id: index + 1 })));

describe('for any rules and any reader', () => {
  it('more rights and fewer readings never lock what was open', () => {
    fc.assert(
      fc.property(rulesArbitrary, readsArbitrary, fc.boolean(), (tried, reads, isSignedIn) => {
        const story = { id: 'a' };
        const ask = (reader: Partial<AccessReader>) =>
          decideAccess({
            rules: tried,
            story,
            reader: { ...anonymous, isSignedIn, reads, ...reader },
            now: NOW,
          });
        const [before, ...after] = [
          {},
          { products: ['digital'] },
          { entitlements: ['reading'] },
          { isSignedIn: true },
        ].map(ask);
        const locks = after.filter(({ kind }) => before?.kind === 'open' && kind === 'teaser');
        expect(locks).toEqual([]);
      }),
    );
  });

  it('a wall is above its limit, and asks nobody to register who is signed in', () => {
    fc.assert(
      fc.property(rulesArbitrary, readsArbitrary, fc.boolean(), (tried, reads, isSignedIn) => {
        const reader = { ...anonymous, isSignedIn, reads };
        const decision = decideAccess({ rules: tried, story: { id: 'a' }, reader, now: NOW });
        const wrong =
          decision.kind === 'teaser' &&
          (decision.count <= decision.limit || (decision.wall === 'registration' && isSignedIn));
        expect(wrong).toBe(false);
      }),
    );
  });

  it('a meter gives no more stories a period than its rule, however they are read, and those again', () => {
    fc.assert(
      fc.property(
        ruleArbitrary,
        fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), { maxLength: 40 }),
        (rule, stories) => {
          const tried = [{ ...rule, id: 1 }];
          let reads: readonly StoryRead[] = [];
          const given = new Set<string>();
          const takenAway: string[] = [];
          for (const id of stories) {
            const decision = decideAccess({
              rules: tried,
              story: { id },
              reader: { ...anonymous, reads },
              now: NOW,
            });
            if (decision.kind === 'teaser') {
              if (given.has(id)) takenAway.push(id);
              continue;
            }
            given.add(id);
            reads = addReads({ rules: tried, countsFor: decision.countsFor, story: id, reads, now: NOW });
          }
          expect(takenAway).toEqual([]);
          expect(given.size).toBeLessThanOrEqual(rule.rt);
          expect(reads).toHaveLength(given.size);
        },
      ),
    );
  });
});
