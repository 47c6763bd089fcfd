import { expect, test } from 'vitest';
import {
  broadside,
  contrastRatio,
  findThemeProblems,
  measureContrast,
  overrideTheme,
  paper,
  parseThemeOverrides,
  themeOverridesCss,
} from '../index.ts';

const brand = { light: '#112233', dark: '#AABBCC' };

test('a site has values of its own for some tokens, which follow the theme on screens', () => {
  const overrides = parseThemeOverrides({ colours: { brand }, measures: { radius: '6px', motion: '90ms' } });
  expect(themeOverridesCss(overrides)).toBe(
    ':root{--bs-radius:6px;--bs-motion:90ms}@media screen{:root{--bs-brand:light-dark(#112233,#AABBCC)}}',
  );
  const theme = overrideTheme(paper, overrides);
  expect(theme.colours.brand).toEqual(brand);
  expect(theme.colours.ink).toEqual(paper.colours.ink);
});

test('a site without values of its own adds no rule', () => {
  expect(themeOverridesCss(parseThemeOverrides({ colours: {}, measures: {} }))).toBe('');
  expect(themeOverridesCss(parseThemeOverrides('none'))).toBe('');
});

test.each([paper, broadside])(
  'each value of the theme $name is one that a site may give',
  ({ colours, measures }) => {
    expect(findThemeProblems({ colours, measures })).toEqual([]);
    expect(parseThemeOverrides({ colours, measures })).toEqual({ colours, measures });
  },
);

const hostile = [
  '#fff;}body{display:none',
  '</style><script>alert(1)</script>',
  'url(https://evil.example/)',
  'red;background:url(//evil.example)',
  'expression(alert(1))',
  'var(--x,url(//evil.example))',
  '1px}*{color:red',
  '\\75rl(//evil.example)',
  '1rem/**/',
  '1px solid var(--bs-rule);color:red',
  '"a";}',
  '1rem\n}',
  '#000000\n',
  'image-set("//evil.example" 1x)',
  '',
];
test.each(hostile)('no token takes %j', (value) => {
  const colours = Object.fromEntries(
    Object.keys(paper.colours).map((name) => [name, { light: value, dark: value }]),
  );
  const measures = Object.fromEntries(Object.keys(paper.measures).map((name) => [name, value]));
  expect(parseThemeOverrides({ colours, measures })).toEqual({ colours: {}, measures: {} });
  expect(findThemeProblems({ colours, measures })).toHaveLength(
    2 * Object.keys(colours).length + Object.keys(measures).length,
  );
});

test('unknown tokens, half a pair and other kinds of values are left out, and told', () => {
  const theme = JSON.parse(
    '{"colours":{"brand":{"light":"#112233"},"mood":{"light":"#112233","dark":"#112233"},"__proto__":{"light":"#112233","dark":"#112233"}},"measures":{"gap":3}}',
  );
  expect(parseThemeOverrides(theme)).toEqual({ colours: {}, measures: {} });
  expect(findThemeProblems(theme)).toEqual([
    { path: '$.colours.brand.dark', name: 'brand', wanted: 'colour' },
    { path: '$.colours.mood', name: 'mood', wanted: 'no-colour' },
    { path: '$.colours.__proto__', name: '__proto__', wanted: 'no-colour' },
    { path: '$.measures.gap', name: 'gap', wanted: 'size' },
  ]);
});

test('contrast is measured as WCAG does', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBe(21);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastRatio('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  expect(contrastRatio('#00000000', '#ffffff')).toBe(1);
});

test('a pale brand is found wanting wherever it is used, in its scheme alone', () => {
  const pale = { light: '#cccccc', dark: paper.colours.brand.dark };
  const theme = overrideTheme(paper, parseThemeOverrides({ colours: { brand: pale }, measures: {} }));
  const wanting = measureContrast(theme).filter(({ isEnough }) => !isEnough);
  expect(wanting.map(({ front, back, scheme }) => `${front} on ${back}, ${scheme}`)).toEqual([
    'brand on paper, light',
    'brand on tint, light',
    'on-brand on brand, light',
  ]);
});
