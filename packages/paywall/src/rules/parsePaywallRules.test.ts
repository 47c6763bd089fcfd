import { expect, it } from 'vitest';
import { parsePaywallRules } from './parsePaywallRules.ts';

const parseOne = (members: Readonly<Record<string, unknown>>) =>
  parsePaywallRules([{ id: 1, rt: 3, ...members }])[0];

it('reads a rule with all that it says', () => {
  const rule = {
    id: 1,
    rt: 3,
    conditions: { contentType: { in: false, values: ['video'] } },
    e: [true, 'digital'],
    ent: [false, 'reading'],
    budget: {
      budgetType: 'Calendar',
      calendarType: 'Weekly',
      calendarWeekDay: 'sun',
      rollingType: 'Hours',
      rollingDays: 7,
      rollingHours: 12,
    },
    cc: 'tides',
  };
  expect(parsePaywallRules([rule])).toEqual([rule]);
});

it.each([undefined, null, 'rules', {}, { 0: { id: 1, rt: 0 } }])('finds no rules in %j', (answer) => {
  expect(parsePaywallRules(answer)).toEqual([]);
});

it.each([null, 'rule', {}, { id: '1', rt: 0 }, { id: 1 }, { id: 1, rt: '0' }, []])(
  'leaves out %j and keeps the others',
  (broken) => {
    expect(parsePaywallRules([broken, { id: 2, rt: 0 }]).map(({ id }) => id)).toEqual([2]);
  },
);

it.each([
  ['is no object', 'video'],
  ['does not say whether to include', { values: ['video'] }],
  ['says so in another way', { in: 'true', values: ['video'] }],
  ['has no list of values', { in: false, values: 'video' }],
])('a condition that %s makes the rule apply to no story, rather than to others', (_, condition) => {
  expect(parseOne({ conditions: { contentType: condition } })?.conditions).toEqual({
    contentType: { in: true, values: [] },
  });
});

it.each([null, 'x', 4])('takes a rule whose parts are %j for one without them', (part) => {
  const rule = parseOne({ conditions: part, e: part, ent: part, budget: part });
  expect(rule).toEqual({ id: 1, rt: 3 });
});

it('keeps the valid entries of a list', () => {
  expect(parseOne({ e: [true, 4, 'digital', null] })?.e).toEqual([true, 'digital']);
});
