import { expect, test } from 'vitest';
import { parseDocuments } from './readDocuments.ts';

test('rules of a paywall as clients of the platform hold them are one document of today', () => {
  const rules = [
    {
      id: 7,
      conditions: {},
      e: [true, 'premium'],
      cc: null,
      rt: 10,
      budget: {
        budgetType: 'Calendar',
        calendarType: 'Weekly',
        calendarWeekDay: 'Tuesday',
        rollingDays: null,
      },
    },
    { id: 8, conditions: {}, e: [true], ent: [true, 'archive'], rt: 3, budget: { budgetType: 'Rolling' } },
  ];
  expect(parseDocuments(new TextEncoder().encode(JSON.stringify(rules)))).toEqual({
    state: 'read',
    documents: [
      {
        path: '$',
        value: {
          type: 'paywall-rules',
          id: 'default',
          rules: [
            {
              id: 7,
              conditions: {},
              e: [true, 'premium'],
              ent: [false],
              rt: 10,
              budget: { budgetType: 'Calendar', calendarType: 'Weekly', calendarWeekDay: 'tue' },
            },
            rules[1],
          ],
        },
        repairs: [
          'a list of rules is the document "default" of paywall rules',
          'a rule of the paywall without "ent" asks for no entitlement',
          'the first day of a week is written with three letters',
        ],
      },
    ],
  });
});
