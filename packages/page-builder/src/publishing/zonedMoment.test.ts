import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toFields, toMoment } from './zonedMoment.ts';

const ZONES = [
  'UTC',
  'Europe/London',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
];

it('is the moment on the clocks of the zone, in summer and in winter', () => {
  expect(toMoment({ day: '2026-12-01', time: '06:00' }, 'Europe/Berlin')).toBe(Date.UTC(2026, 11, 1, 5));
  expect(toMoment({ day: '2026-07-01', time: '06:00' }, 'Europe/Berlin')).toBe(Date.UTC(2026, 6, 1, 4));
  expect(toMoment({ day: '2026-12-01', time: '06:00' }, 'America/New_York')).toBe(Date.UTC(2026, 11, 1, 11));
});

it('is an hour later for a time that the clocks leave out, and the first of two that they show', () => {
  expect(toMoment({ day: '2026-03-29', time: '01:30' }, 'Europe/London')).toBe(Date.UTC(2026, 2, 29, 1, 30));
  expect(toMoment({ day: '2026-10-25', time: '01:30' }, 'Europe/London')).toBe(Date.UTC(2026, 9, 25, 0, 30));
});

it.each([
  ['tomorrow', '06:00'],
  ['2026-12-01', '24:00'],
  ['2026-12-01', ''],
  ['2026-12-01', '6:5'],
  ['2026-12-01', '660'],
  ['2026-12-01', '13 pm'],
  ['2026-12-01', 'six'],
  ['2026-13-01', '06:00'],
  ['2026-02-31', '06:00'],
  ['123456-01-01', '06:00'],
])('is none for %s %s', (day, time) => {
  expect(toMoment({ day, time }, 'UTC')).toBeUndefined();
});

it.each([
  ['6', '06:00'],
  [' 6:00 ', '06:00'],
  ['6.30', '06:30'],
  ['0630', '06:30'],
  ['18h30', '18:30'],
  ['18 h', '18:00'],
  ['6 pm', '18:00'],
  ['12 a.m.', '00:00'],
  ['12:15PM', '12:15'],
])('reads the time %s as %s', (typed, time) => {
  const day = '2026-12-01';
  expect(toMoment({ day, time: typed }, 'UTC')).toBe(Date.parse(`${day}T${time}:00Z`));
});

it('is shown again as it was written, wherever the clocks show that time at all', () => {
  const minutes = fc.integer({ min: Date.UTC(2000, 0) / 60_000, max: Date.UTC(2050, 0) / 60_000 });
  fc.assert(
    fc.property(minutes, fc.constantFrom(...ZONES), (minute, zone) => {
      const { day, time } = toFields(minute * 60_000, zone);
      expect(toFields(toMoment({ day, time }, zone) ?? NaN, zone)).toEqual({ day, time });
    }),
    { numRuns: 100 },
  );
});
