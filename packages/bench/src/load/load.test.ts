import { describe, expect, it } from 'vitest';
import { createReadings } from './createReadings.ts';
import { createStopwatch } from './createStopwatch.ts';
import { readVersion } from './Watched.ts';

describe('the age of a version', () => {
  it('counts from the acknowledgement of the next version that was not refused', () => {
    let now = 0;
    const stopwatch = createStopwatch(() => now);
    stopwatch.acknowledge(1);
    now = 1_000;
    stopwatch.acknowledge(3);
    expect(stopwatch.age(3, 5_000)).toBe(0);
    expect(stopwatch.age(1, 900)).toBe(0);
    expect(stopwatch.age(1, 1_250)).toBe(250);
    expect(stopwatch.latest()).toBe(3);
  });
});

describe('readVersion', () => {
  it('finds the number behind the words, and none in another page', () => {
    expect(readVersion({ words: 'Version ' }, '<h1>Version 12</h1>')).toBe(12);
    expect(readVersion({ words: 'Version ' }, '<h1>Not found</h1>')).toBeUndefined();
  });
});

describe('the readings of a phase', () => {
  it('are the answers with a page, the failures by status, and the ages', () => {
    const readings = createReadings();
    readings.add({ ms: 4, status: 200, age: 0 });
    readings.add({ ms: 8, status: 200, age: 120 });
    readings.add({ ms: 1, status: 503 });
    const { rate, maxMs, failures, oldest } = readings.consume(1_000);
    expect([rate.count, maxMs, [...failures], oldest.max]).toEqual([2, 8, [[503, 1]], 120]);
    expect(readings.consume(1_000).rate.count).toBe(0);
  });
});
