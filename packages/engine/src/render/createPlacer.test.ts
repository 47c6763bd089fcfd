import { createManualClock } from '@broadsheet/client-core';
import { describe, expect, it } from 'vitest';
import { at } from '../../test/createTestEngine.ts';
import type { StoredNode } from '../../test/createTestEngine.ts';
import { testBlocks } from '../../test/testBlocks.ts';
import { createPlacer } from './createPlacer.ts';
import { allPlaces, placesAtOnce } from './Place.ts';

function createPlacerUnderTest() {
  const log: string[] = [];
  const blocks = new Map(testBlocks.map((block) => [block.name, block]));
  const place = createPlacer({ blocks, log: (message) => log.push(message), clock: createManualClock() });
  return { place, log };
}

const list = (from: unknown): StoredNode => ({
  block: 'words',
  fields: { list: { contentService: 'feed', contentConfigValues: { from } } },
});

describe('createPlacer', () => {
  it('places a document once, whatever the address says', () => {
    const { place } = createPlacerUnderTest();
    const document = at('/', list(6), list('2026-11-20T09:00:00Z'));
    const plain = at('/', list(6));
    expect(place(plain, { slug: 'a' })).toBe(place(plain, { slug: 'b' }));
    expect(place(document, { slug: 'a' })).toBe(place(document, { slug: 'a' }));
  });

  it('places a template once for each address, at any depth', () => {
    const { place } = createPlacerUnderTest();
    const document = at('/', { block: 'box', children: [list(':slug')] });
    const first = place(document, { slug: 'a' });
    expect(place(document, { slug: 'b' })).not.toBe(first);
    expect(place(document, { slug: 'a' })).toBe(first);
  });

  it('says what is wrong with a document once', () => {
    const { place, log } = createPlacerUnderTest();
    const document = at('/', list(':slug'), { block: 'absent' }, { block: 'words', fields: { label: 7 } });
    place(document, { slug: 'a' });
    place(document, { slug: 'b' });
    expect(log).toEqual([
      expect.stringContaining('"absent", which is not registered'),
      expect.stringContaining('field "label" holds 7'),
    ]);
  });

  it('refuses a document without its layout', () => {
    const { place } = createPlacerUnderTest();
    expect(() => place({ ...at('/'), layout: 'absent' }, {})).toThrow('needs the layout "absent"');
  });

  it('knows which places wait for the reader, with all inside them', () => {
    const { place } = createPlacerUnderTest();
    const lazy = { block: 'box', fields: { lazyLoad: true }, children: [{ block: 'words' }] };
    const page = place(at('/', { block: 'words' }, lazy), {});
    const ids = (places: Iterable<{ readonly id: string }>) => [...places].map(({ id }) => id);
    expect(ids(allPlaces(page))).toEqual(['layout', 'm0', 'm1', 'm1x0']);
    expect(ids(placesAtOnce(page, false))).toEqual(['layout', 'm0']);
    expect(ids(placesAtOnce(page, true))).toEqual(['layout', 'm0', 'm1', 'm1x0']);
  });
});
