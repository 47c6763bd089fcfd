import { expect, it } from 'vitest';
import { applyViewing } from './Viewing.ts';

it('changes only what a page does not have yet, because each change makes the browser style all of it anew', () => {
  const shown = document.implementation.createHTMLDocument();
  const changes = new MutationObserver(() => undefined);
  changes.observe(shown.documentElement, { attributes: true });
  const change = (viewing: Parameters<typeof applyViewing>[1]) => {
    applyViewing(shown, viewing);
    return changes.takeRecords().map(({ attributeName }) => attributeName);
  };
  const viewing = { screen: 'phone', theme: 'light', direction: 'ltr' } as const;
  expect(change(viewing)).toEqual(['data-theme', 'dir']);
  expect(change({ ...viewing, screen: 'desktop' })).toEqual([]);
  expect(change({ ...viewing, direction: 'rtl' })).toEqual(['dir']);
  expect(change({ ...viewing, theme: 'dark', direction: 'rtl' })).toEqual(['data-theme']);
});
