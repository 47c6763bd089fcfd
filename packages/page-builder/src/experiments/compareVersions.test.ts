import { expect, it } from 'vitest';
import { compareVersions, getShare } from './compareVersions.ts';

const SINCE = 1_800_000_000_000;
const DAY = 24 * 60 * 60_000;
const counts = (opened: number, seen: number) => ({ opened, seen });

it.each([
  // z = 3.2275, p = 0.0012
  ['60 of 2,000 against 100 of 2,000', counts(60, 2_000), counts(100, 2_000), 'b'],
  ['the same the other way round', counts(100, 2_000), counts(60, 2_000), 'a'],
  ['80 openings, however they differ (z = 2.2822)', counts(30, 1_000), counts(50, 1_000), 'few'],
  // z = 1.9858, p = 0.0471, and z = 1.9551, p = 0.0506: on both sides of 5 %
  ['500 of 10,000 against 563 of 10,000', counts(500, 10_000), counts(563, 10_000), 'b'],
  ['500 of 10,000 against 562 of 10,000', counts(500, 10_000), counts(562, 10_000), 'unclear'],
  ['the same share in different numbers', counts(50, 1_000), counts(100, 2_000), 'unclear'],
  ['99 openings together', counts(9, 1_000), counts(90, 1_000), 'few'],
  ['100 openings together', counts(10, 1_000), counts(90, 1_000), 'b'],
  ['a version that hardly anybody has seen', counts(0, 20), counts(200, 2_000), 'few'],
  ['a version that nobody has seen', counts(0, 0), counts(200, 2_000), 'few'],
  ['openings of every view', counts(500, 500), counts(500, 500), 'few'],
  ['more openings than views', counts(900, 500), counts(500, 500), 'few'],
  ['views without openings', counts(0, 5_000), counts(0, 5_000), 'few'],
  ['nothing', counts(0, 0), counts(0, 0), 'nothing'],
])('judges %s', (_title, a, b, expected) => {
  const found = compareVersions({ a, b, since: SINCE }, SINCE + DAY);
  expect(found.kind === 'clear' ? found.better : found.kind).toBe(expected);
});

it('says nothing of a difference before a day has passed since the first count', () => {
  const result = { a: counts(100, 10_000), b: counts(300, 10_000), since: SINCE };
  expect(compareVersions(result, SINCE + DAY - 1)).toEqual({ kind: 'early' });
  expect(compareVersions({ ...result, since: undefined }, SINCE + DAY)).toEqual({ kind: 'early' });
  expect(compareVersions(result, SINCE + DAY)).toEqual({ kind: 'clear', better: 'b' });
});

it('errs for one in twenty comparisons of versions with the same chance', () => {
  // A small generator of its own, so that the numbers are the same every time (Lehmer, modulus 2^31 - 1).
  let state = 42;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const draw = () =>
    counts(Array.from({ length: 2_000 }, random).filter((each) => each < 0.05).length, 2_000);
  const found = Array.from({ length: 1_000 }, () =>
    compareVersions({ a: draw(), b: draw(), since: SINCE }, SINCE + DAY),
  );
  const wrong = found.filter(({ kind }) => kind === 'clear').length;
  expect(wrong).toBeGreaterThan(30);
  expect(wrong).toBeLessThan(70);
});

it('returns the share of views with an opening, at most all of them', () => {
  expect([counts(3, 100), counts(5, 4), counts(0, 0)].map(getShare)).toEqual([0.03, 1, undefined]);
});
