import { describe, expect, it } from 'vitest';
import {
  broadside,
  COLOURS,
  CONTRAST_PAIRS,
  measureContrast,
  MEASURES,
  paper,
  SCHEMES,
  themeCss,
  token,
} from '../index.ts';

const themes = [paper, broadside];
const cases = themes.flatMap((theme) => SCHEMES.map((mode) => ({ theme, mode, name: theme.name })));

describe.each(cases)('theme $name, $mode', ({ theme, mode }) => {
  it('has an opaque colour for every role but the veil over images', () => {
    const translucent = COLOURS.filter((name) => !/^#[\da-f]{6}$/.test(theme.colours[name][mode]));
    expect(translucent).toEqual(['scrim']);
    expect(theme.colours.scrim[mode]).toMatch(/^#[\da-f]{8}$/);
  });

  it('has text that is read and marks that are seen', () => {
    const measured = measureContrast(theme).filter(({ scheme }) => scheme === mode);
    expect(measured).toHaveLength(CONTRAST_PAIRS.length);
    expect(measured.filter(({ isEnough }) => !isEnough)).toEqual([]);
  });
});

describe('themeCss', () => {
  it('for a part of a page names that part in each rule, and none for the page', () => {
    const css = themeCss(paper, '.news');
    const [outside = '', inside = ''] = css.split('@scope (.news)');
    const selectors = [...outside.matchAll(/([^{}]+)\{/g)].map(([, selector = '']) => selector);
    expect(selectors.filter((selector) => !selector.endsWith('.news'))).toEqual([':root']);
    expect(outside).toContain(':root{--bs-scope:1}');
    expect(inside).toContain('p{text-wrap:pretty}');
    expect(inside.match(/(?:^|[{},\s])(?:html|body|:root)[{,[]/)).toBeNull();
  });

  it.each(themes)('defines every token that a style of $name may use', (theme) => {
    const css = themeCss(theme);
    for (const name of [...COLOURS, ...MEASURES]) expect(css).toContain(`--bs-${name}:`);
    const used = [...css.matchAll(/var\((--bs-[\w-]+)\)/g)].map(([, name]) => name);
    for (const name of used) expect(css).toContain(`${name}:`);
  });

  it('gives light and dark from one list', () => {
    expect(themeCss(paper)).toContain(
      `--bs-ink:light-dark(${paper.colours.ink.light},${paper.colours.ink.dark})`,
    );
    expect(token('ink')).toBe('var(--bs-ink)');
  });

  it('lets the link of an embed cover its own figure and no other part of the page', () => {
    const css = themeCss(paper);
    const [, rule = ''] = /\.bs-embed\[data-embed-src\]\{((?:[^{}]|\{[^{}]*\})*)\}/.exec(css) ?? [];
    expect(rule).toMatch(/^position:relative;/);
    expect(rule).toContain('&>a::after{content:"";position:absolute;inset:0}');
  });

  it('prints black on white in either theme, without what is only for the screen, in half a kilobyte', () => {
    const css = themeCss(paper);
    const print = css.slice(css.indexOf('@media print'));
    expect(print).toMatch(/^@media print\{:root\{color-scheme:light!important;--bs-paper:#fff;/);
    const [, hidden = ''] = /\}([^{}]*)\{display:none!important\}/.exec(print) ?? [];
    for (const part of ['nav', 'button', 'form', 'aside', 'footer']) expect(hidden).toContain(part);
    expect(hidden).not.toMatch(/bs-island|img|figure/);
    expect(print.length).toBeLessThan(512);
  });

  it('fits inside a style element', () => {
    expect(themeCss(paper)).not.toContain('<');
  });
});
