import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { pageStyle, styledSamples, titled } from '../../test/styledSamples.tsx';
import { createStyleCollector } from './createStyleCollector.ts';
import type { StyleCollector, StyleList } from './createStyleCollector.ts';
import { mergeStyleGroups, styleRules } from './styleGroups.ts';

const stylesOf = ({ collect }: StyleCollector, element: ReactElement) =>
  collect((wrap) => renderToStaticMarkup(wrap(element))).styles;

const rulesOf = (...lists: readonly StyleList[]) =>
  styleRules(mergeStyleGroups(lists.map(({ groups }) => groups)));

describe('createStyleCollector', () => {
  it('tells the rules of each render alone, whatever was rendered before', () => {
    const used = createStyleCollector();
    const before = styledSamples.map((element) => stylesOf(used, element));
    for (const [index, element] of styledSamples.entries()) {
      const fresh = stylesOf(createStyleCollector(), element);
      expect(stylesOf(used, element)).toBe(before[index]);
      expect(stylesOf(used, element).groups).toEqual(fresh.groups);
    }
  });

  it('works after a render that failed half-way', () => {
    const collector = createStyleCollector();
    const [first = pageStyle, second = pageStyle] = styledSamples;
    const failing = () =>
      collector.collect((wrap) => {
        renderToStaticMarkup(wrap(first));
        throw new Error('no luck');
      });
    expect(failing).toThrow('no luck');
    expect(stylesOf(collector, second).groups).toEqual(stylesOf(createStyleCollector(), second).groups);
    expect(stylesOf(collector, first).groups).toEqual(stylesOf(createStyleCollector(), first).groups);
  });

  it('writes a global style once, however many fragments it stands in', () => {
    const collector = createStyleCollector();
    const lists = Array.from({ length: 5 }, () => stylesOf(collector, pageStyle));
    expect(new Set(lists).size).toBe(1);
    expect(rulesOf(...lists)).toEqual(['body{margin:0;}']);
  });

  it('starts anew when it knows too many names, and says the same of old ones', () => {
    // styled-components warns of so many variants.
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const collector = createStyleCollector();
    const first = stylesOf(collector, titled('0px'));
    for (let width = 1; width < 6_000; width += 1) stylesOf(collector, titled(`${width}px`));
    warn.mockRestore();
    const then = stylesOf(collector, titled('0px'));
    expect(then.id).not.toBe(first.id);
    expect(then.groups).toEqual(first.groups);
    expect(rulesOf(first, then)).toEqual(rulesOf(first));
  });

  it('forgets all when it is told to, and gives no id a second time', () => {
    const collector = createStyleCollector();
    const first = stylesOf(collector, titled('0px'));
    collector.clear();
    expect(stylesOf(collector, titled('1px')).id).not.toBe(first.id);
  });
});
