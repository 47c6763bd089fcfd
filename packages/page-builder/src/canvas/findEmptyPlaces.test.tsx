import { content, findMissingFields, text } from '@broadsheet/block-kit';
import { expect, it } from 'vitest';
import { block, pageWith } from '../../test/pages.ts';
import { findEmptyPlaces } from './findEmptyPlaces.ts';
import { readPreview } from './PreviewDocument.ts';

const page = pageWith({ main: [block('chain1'), block('a1')], rail: [] });
const named = {
  selected: undefined,
  holds: (name: string) => name === 'chain',
  lacks: () => false,
  textOf: ({ block: name }: { readonly block: string }) => `block ${name}`,
};

function show() {
  const shown = document.implementation.createHTMLDocument();
  shown.body.innerHTML =
    '<main><!--bs-area main--><!--bs-block chain1 2--><div></div><!--/bs-block chain1--><!--bs-block a1 2--><p>A</p><!--/bs-block a1--></main><aside><!--bs-area rail--></aside>';
  return { shown, preview: readPreview(shown) };
}

it('gives room to chains without blocks, and takes it again', () => {
  const { shown, preview } = show();
  const before = shown.body.innerHTML;
  const flat = { ...preview, getBox: () => ({ left: 0, top: 0, width: 100, height: 0 }) };
  preview.showEmpty(findEmptyPlaces(page, flat, named));
  expect(shown.querySelector('main > div')?.textContent).toBe('block chain');
  expect(shown.querySelectorAll('[data-bs-empty]')).toHaveLength(1);
  preview.showEmpty([]);
  expect(shown.body.innerHTML).toBe(before);
});

it('leaves alone a chain that shows something of its own', () => {
  const { preview } = show();
  const high = { ...preview, getBox: () => ({ left: 0, top: 0, width: 100, height: 60 }) };
  expect(findEmptyPlaces(page, high, named)).toEqual([]);
});

it('gives room to the selected block as long as it shows nothing', () => {
  const { shown, preview } = show();
  const heights: Readonly<Record<string, number>> = { chain1: 60, a1: 0 };
  const measured = {
    ...preview,
    getBox: (id: string) => ({ left: 0, top: 0, width: 100, height: heights[id] ?? 0 }),
  };
  expect(findEmptyPlaces(page, measured, named)).toEqual([]);
  preview.showEmpty(findEmptyPlaces(page, measured, { ...named, selected: 'a1' }));
  expect(shown.querySelector('[data-bs-empty]')?.textContent).toBe('block a');
  expect(findEmptyPlaces(page, measured, { ...named, selected: 'chain1' })).toEqual([]);
});

it('gives lasting room to a block without content, and none to one that shows something or lacks nothing', () => {
  const { preview } = show();
  const measured = (height: number) => ({
    ...preview,
    getBox: (id: string) => ({ left: 0, top: 0, width: 100, height: id === 'a1' ? height : 60 }),
  });
  const lacks = ({ block: name }: { readonly block: string }) => name === 'a';
  expect(findEmptyPlaces(page, measured(0), { ...named, lacks })).toEqual([{ id: 'a1', text: 'block a' }]);
  expect(findEmptyPlaces(page, measured(2), { ...named, lacks })).toEqual([]);
  expect(findEmptyPlaces(page, measured(0), named)).toEqual([]);
});

it('names the fields that hold no content, until one of them does', () => {
  const schema = { story: content({ label: 'Story', schema: 'ans-item' }), words: text({ label: 'Words' }) };
  expect(findMissingFields({ fields: {} }, schema)).toEqual(['Story', 'Words']);
  expect(findMissingFields({ fields: { words: 'Come' } }, schema)).toEqual([]);
  expect(findMissingFields({ fields: {} }, { label: text({ label: 'Label', default: 'News' }) })).toEqual([]);
});

it('keeps out of sight what is said to readers without script', () => {
  const shown = document.implementation.createHTMLDocument();
  shown.body.innerHTML =
    '<main><!--bs-block a1 2--><noscript><p>Needs script</p></noscript><!--/bs-block a1--></main>';
  const preview = readPreview(shown);
  const display = () => shown.querySelector('noscript')?.style.display;
  expect(display()).toBe('none');
  preview.replaceBlock('a1', {
    html: '<!--bs-block a1 2--><noscript>Still</noscript><!--/bs-block a1-->',
    css: [],
  });
  expect([shown.querySelector('noscript')?.textContent, display()]).toEqual(['Still', 'none']);
});
