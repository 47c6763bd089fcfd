import { describe, expect, it } from 'vitest';
import { broadside, COLOURS, MEASURES, paper, themeCss, token } from '../index.ts';
import type { ColourToken, Theme } from '../index.ts';

type Mode = 'light' | 'dark';

const themes = [paper, broadside];
const modes = ['light', 'dark'] as const satisfies readonly Mode[];
const cases = themes.flatMap((theme) => modes.map((mode) => ({ theme, mode, name: theme.name })));

/** WCAG 2.2: the light that a colour gives, from 0 for black to 1 for white. */
function luminance(colour: string): number {
  const channels = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: Theme, mode: Mode, front: ColourToken, back: ColourToken): number {
  const lights = [front, back].map((name) => luminance(theme.colours[name][mode]) + 0.05);
  return Math.max(...lights) / Math.min(...lights);
}

describe.each(cases)('theme $name, $mode', ({ theme, mode }) => {
  it('has an opaque colour for every role but the veil over images', () => {
    const translucent = COLOURS.filter((name) => !/^#[\da-f]{6}$/.test(theme.colours[name][mode]));
    expect(translucent).toEqual(['scrim']);
    expect(theme.colours.scrim[mode]).toMatch(/^#[\da-f]{8}$/);
  });

  it.each(['paper', 'tint'] as const)('has text that is read on %s', (ground) => {
    const texts = ['ink', 'ink-soft', 'brand', 'alert', 'success'] as const;
    expect(texts.filter((text) => contrast(theme, mode, text, ground) < 4.5)).toEqual([]);
  });

  it('has text that is read on coloured grounds', () => {
    expect(contrast(theme, mode, 'on-brand', 'brand')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme, mode, 'on-alert', 'alert')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme, mode, 'paper', 'success')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme, mode, 'paper', 'ink')).toBeGreaterThanOrEqual(4.5);
  });

  it('has lines and a focus ring that are seen', () => {
    for (const mark of ['rule-strong', 'focus'] as const)
      for (const ground of ['paper', 'tint'] as const)
        expect(contrast(theme, mode, mark, ground)).toBeGreaterThanOrEqual(3);
  });

  it('has white text that is read on the veil over the brightest image', () => {
    const { scrim } = theme.colours;
    const alpha = Number.parseInt(scrim[mode].slice(7), 16) / 255;
    const mixed = [1, 3, 5].map((start) => {
      const channel = Number.parseInt(scrim[mode].slice(start, start + 2), 16);
      return Math.round(255 * (1 - alpha) + channel * alpha)
        .toString(16)
        .padStart(2, '0');
    });
    const veiled = luminance(`#${mixed.join('')}`) + 0.05;
    expect((luminance(theme.colours['on-scrim'][mode]) + 0.05) / veiled).toBeGreaterThanOrEqual(4.5);
  });
});

describe('themeCss', () => {
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
