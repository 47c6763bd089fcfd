import { expect, test } from 'vitest';
import { fontFaces } from './fontFaces.ts';

const faces = fontFaces()
  .split('@font-face')
  .filter((face) => face.includes('local('));

test.each([
  ['Newsreader', 1],
  ['Libre Franklin', 1.212],
])('gives the stand-ins of %s its line height', (family, height) => {
  const own = faces.filter((face) => face.includes(`"${family} Fallback"`));
  expect(own.length).toBeGreaterThan(0);
  for (const face of own) {
    const percent = (name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(face)?.[1]) / 100;
    const heights = percent('ascent-override') + percent('descent-override');
    expect(heights * percent('size-adjust')).toBeCloseTo(height, 2);
  }
});

test('stands in for italics with italics, not with upright letters that the browser slants', () => {
  const italics = faces.filter((face) => face.includes('font-style:italic'));
  expect(italics.map((face) => /local\("([^"]+)"\)/.exec(face)?.[1])).toEqual([
    'DejaVu Serif Italic',
    'Noto Serif Italic',
    'Times New Roman Italic',
    'Georgia Italic',
  ]);
  for (const face of italics) expect(face).toMatch(/"Newsreader Fallback".*font-weight:400;/);
});

test('lets Georgia, where it is there, win over Times New Roman', () => {
  const order = ['"Times New Roman"', '"Georgia"', '"Times New Roman Bold"', '"Georgia Bold"'].map((name) =>
    faces.findIndex((face) => face.includes(`local(${name})`)),
  );
  expect(order.every((place) => place >= 0)).toBe(true);
  expect(order[0]).toBeLessThan(order[1] ?? 0);
  expect(order[2]).toBeLessThan(order[3] ?? 0);
});
