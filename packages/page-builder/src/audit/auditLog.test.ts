import { expect, test } from 'vitest';
import { EVERYTHING, exportUrl } from './auditLog.ts';

const ask = (days: { readonly from?: string; readonly to?: string }, zone: string) => {
  const url = exportUrl({ filter: { ...EVERYTHING, ...days }, zone }, 'csv');
  const query = new URL(url, 'https://paper.test').searchParams;
  return [query.get('from'), query.get('to')];
};

test.each([
  ['Europe/London', '2026-11-23', ['2026-11-23T00:00:00.000Z', '2026-11-24T00:00:00.000Z']],
  ['America/New_York', '2026-11-23', ['2026-11-23T05:00:00.000Z', '2026-11-24T05:00:00.000Z']],
  ['Asia/Tokyo', '2026-12-31', ['2026-12-30T15:00:00.000Z', '2026-12-31T15:00:00.000Z']],
  ['Europe/Berlin', '2026-10-25', ['2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z']],
])('a day in the zone %s, in which the times are shown, is a whole day there', (zone, day, moments) => {
  expect(ask({ from: day, to: day }, zone)).toEqual(moments);
});

test.each(['123456-01-01', '2026-02-31', 'tomorrow'])(
  '%s, which is no day, does not end the screen',
  (day) => {
    expect(ask({ from: day, to: day }, 'UTC')).toEqual([null, null]);
  },
);

test('the last day of all has no end', () => {
  expect(ask({ to: '9999-12-31' }, 'UTC')).toEqual([null, null]);
});
