import fc from 'fast-check';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { styledSamples } from '../../test/styledSamples.tsx';
import { createStyleCollector } from './createStyleCollector.ts';
import { mergeStyleGroups, printStyles, readStyleGroups, styleRules } from './styleGroups.ts';

/** What styled-components itself writes for one render of everything. */
function oneTree(elements: readonly ReactElement[]): string {
  const sheet = new ServerStyleSheet();
  renderToStaticMarkup(sheet.collectStyles(elements));
  const tag = sheet.getStyleTags();
  sheet.seal();
  return tag.replace(/^\s*<style[^>]*>/, '').replace(/<\/style>\s*$/, '');
}

const { collect: collectStyles } = createStyleCollector();

const apart = (element: ReactElement) =>
  collectStyles((collect) => renderToStaticMarkup(collect(element))).styles.groups;

const merged = (elements: readonly ReactElement[]) => mergeStyleGroups(elements.map(apart));

describe('style groups', () => {
  const blocks = fc.array(fc.constantFrom(...styledSamples), { maxLength: 12 });

  it('of blocks that were rendered apart equal one render of all of them, byte for byte', () => {
    expect(oneTree(styledSamples)).toContain('@keyframes');
    fc.assert(
      fc.property(blocks, (elements) => {
        expect(printStyles(merged(elements), { withMarkers: true })).toBe(
          oneTree(elements).replaceAll('</', '<\\/'),
        );
      }),
    );
  });

  it('say nothing twice, however often a block stands on the page', () => {
    fc.assert(
      fc.property(blocks, (elements) => {
        const rules = styleRules(merged([...elements, ...elements]));
        expect(rules).toEqual(styleRules(merged(elements)));
        expect(new Set(rules).size).toBe(rules.length);
      }),
    );
  });

  it('are read back from what was printed', () => {
    const groups = merged(styledSamples);
    expect(
      readStyleGroups(`<style data-styled="true">${printStyles(groups, { withMarkers: true })}</style>`),
    ).toEqual(groups);
  });

  it('are printed without markers for pages where nothing takes them over', () => {
    const css = printStyles(merged(styledSamples), { withMarkers: false });
    expect(css).not.toContain('data-styled');
    expect(css.length).toBeGreaterThan(0);
    expect(printStyles([], { withMarkers: false })).toBe('');
  });

  it('cannot end the element that they stand in', () => {
    const group = { order: 1, id: 'a', names: ['b'], rules: ['.b{content:"</style><script>"}'] };
    for (const withMarkers of [true, false])
      expect(printStyles([group], { withMarkers })).toContain('.b{content:"<\\/style><script>"}');
  });
});
