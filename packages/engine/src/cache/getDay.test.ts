import { describe, expect, it } from 'vitest';
import { getDay, isTimeZone } from './getDay.ts';

describe('getDay', () => {
  it.each([
    ['GMT', '2026-11-20T12:00:00Z', '2026-11-20', '2026-11-21T00:00:00Z'],
    ['America/New_York', '2026-11-21T04:59:59Z', '2026-11-20', '2026-11-21T05:00:00Z'],
    ['Asia/Kathmandu', '2026-11-20T18:15:00Z', '2026-11-21', '2026-11-21T18:15:00Z'],
    ['Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29', '2026-03-29T22:00:00Z'],
    ['Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25', '2026-10-25T23:00:00Z'],
    // On this day clocks are put forward at midnight.
    ['America/Santiago', '2026-09-06T04:00:00Z', '2026-09-06', '2026-09-07T03:00:00Z'],
  ])('names the day in %s at %s, and when it ends', (zone, now, name, end) => {
    const day = getDay(zone, Date.parse(now));
    expect([day.name, new Date(day.end).toISOString()]).toEqual([name, new Date(end).toISOString()]);
  });

  it('knows an earlier day after a later one, as a clock that is put back asks for it', () => {
    getDay('GMT', Date.parse('2026-11-20T12:00:00Z'));
    expect(getDay('GMT', Date.parse('2026-11-19T12:00:00Z')).name).toBe('2026-11-19');
    expect(getDay('GMT', Date.parse('2026-11-20T00:00:00Z')).name).toBe('2026-11-20');
  });

  it('knows which zones there are', () => {
    expect(['Europe/Berlin', 'GMT', 'Europe/Nowhere', ''].map(isTimeZone)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(() => getDay('Europe/Nowhere', 0)).toThrow('"Europe/Nowhere" is no time zone that is known here.');
  });
});
