import { boolean, defineBlock } from '@broadsheet/block-kit';
import { createManualClock } from '@broadsheet/client-core';
import { describe, expect, it } from 'vitest';
import { at } from '../../test/createTestEngine.ts';
import type { StoredNode } from '../../test/createTestEngine.ts';
import { testBlocks } from '../../test/testBlocks.ts';
import { allInstances, eagerInstances } from './BlockInstance.ts';
import { PageResolver } from './PageResolver.ts';

function createResolverUnderTest() {
  const log: string[] = [];
  const blocks = new Map(testBlocks.map((block) => [block.name, block]));
  const resolver = new PageResolver({
    blocks,
    sanitiseHtml: (html) => html,
    log: (message) => log.push(message),
    clock: createManualClock(),
    maxBytes: 1_000_000,
  });
  return { resolver, log };
}

const list = (from: unknown): StoredNode => ({
  block: 'words',
  fields: { list: { contentService: 'feed', contentConfigValues: { from } } },
});

describe('PageResolver', () => {
  it('resolves a document once, whatever the URL says', () => {
    const { resolver } = createResolverUnderTest();
    const document = at('/', list(6), list('2026-11-20T09:00:00Z'));
    const plain = at('/', list(6));
    expect(resolver.resolvePage(plain, { slug: 'a' })).toBe(resolver.resolvePage(plain, { slug: 'b' }));
    expect(resolver.resolvePage(document, { slug: 'a' })).toBe(resolver.resolvePage(document, { slug: 'a' }));
  });

  it('resolves a template once for each url, at any depth', () => {
    const { resolver } = createResolverUnderTest();
    const document = at('/', { block: 'box', children: [list(':slug')] });
    const first = resolver.resolvePage(document, { slug: 'a' });
    expect(resolver.resolvePage(document, { slug: 'b' })).not.toBe(first);
    expect(resolver.resolvePage(document, { slug: 'a' })).toBe(first);
  });

  it('says what is wrong with a document once', () => {
    const { resolver, log } = createResolverUnderTest();
    const document = at('/', list(':slug'), { block: 'absent' }, { block: 'words', fields: { label: 7 } });
    resolver.resolvePage(document, { slug: 'a' });
    resolver.resolvePage(document, { slug: 'b' });
    expect(log).toEqual([
      expect.stringContaining('"absent", which is not registered'),
      expect.stringContaining('field "label" holds 7'),
    ]);
  });

  it('refuses a document without its layout', () => {
    const { resolver } = createResolverUnderTest();
    expect(() => resolver.resolvePage({ ...at('/'), layout: 'absent' }, {})).toThrow(
      'needs the layout "absent"',
    );
  });

  it('returns which instances wait for the reader, with all inside them', () => {
    const { resolver } = createResolverUnderTest();
    const lazy = { block: 'box', fields: { lazyLoad: true }, children: [{ block: 'words' }] };
    const page = resolver.resolvePage(at('/', { block: 'words' }, lazy), {});
    const ids = (instances: Iterable<{ readonly id: string }>) => [...instances].map(({ id }) => id);
    expect(ids(allInstances(page))).toEqual(['layout', 'm0', 'm1', 'm1x0']);
    expect(ids(eagerInstances(page, { isStill: false }))).toEqual(['layout', 'm0']);
    expect(ids(eagerInstances(page, { isStill: true }))).toEqual(['layout', 'm0', 'm1', 'm1x0']);
  });

  it('tells a block that asks the fields of those of its name before it, and no other', () => {
    const counting = defineBlock({
      name: 'counting',
      title: 'Counting',
      group: 'Test',
      kind: 'feature',
      fields: { asks: boolean({ label: 'Asks', description: 'Asks.', default: false, group: 'test' }) },
      hydrate: { mode: 'never' },
      list: { readsPreceding: ({ asks }) => asks },
      Component: ({ preceding }) => preceding?.length ?? 'unknown',
    });
    const resolver = new PageResolver({
      blocks: new Map([...testBlocks, counting].map((block) => [block.name, block])),
      sanitiseHtml: (html) => html,
      log: () => undefined,
      clock: createManualClock(),
      maxBytes: 1_000_000,
    });
    const asking = (asks: boolean): StoredNode => ({ block: 'counting', fields: { asks } });
    const page = resolver.resolvePage(
      at('/', asking(true), { block: 'box', children: [asking(false), list(6)] }, asking(true)),
      {},
    );
    const known = [...allInstances(page)]
      .filter(({ block }) => block.name === 'counting')
      .map(({ prepared }) => prepared.preceding);
    expect(known).toEqual([[], undefined, [{ asks: true }, { asks: false }]]);
    const [first, , last] = [...allInstances(page)].filter(({ block }) => block.name === 'counting');
    expect(first?.stored).not.toBe(last?.stored);
  });

  it('tells the first block that leads its page so, however deep it stands, and no other', () => {
    const leading = defineBlock({
      name: 'leading',
      title: 'Leading',
      group: 'Tests',
      kind: 'feature',
      fields: {
        leads: boolean({ label: 'Leads', default: true }),
        lazyLoad: boolean({ label: 'Lazy', default: false }),
      },
      hydrate: { mode: 'never' },
      leadsPage: ({ leads }) => leads,
      Component: () => null,
    });
    const resolver = new PageResolver({
      blocks: new Map([...testBlocks, leading].map((block) => [block.name, block])),
      log: () => undefined,
      sanitiseHtml: (html) => html,
      clock: createManualClock(),
      maxBytes: 1_000_000,
    });
    const node = (fields: StoredNode['fields'] = {}): StoredNode => ({ block: 'leading', fields });
    const page = resolver.resolvePage(
      at('/', node({ leads: false }), node({ lazyLoad: true }), { block: 'box', children: [node()] }, node()),
      {},
    );
    const shown = [...allInstances(page)].filter(({ block }) => block.name === 'leading');
    expect(shown.map(({ prepared }) => prepared.isLead)).toEqual([false, false, true, false]);
    // What is the same but for that is another fragment.
    expect(shown[2]?.stored).not.toBe(shown[3]?.stored);
  });

  describe('of blocks that no reader sees together', () => {
    const leading = defineBlock({
      name: 'leading',
      title: 'Leading',
      group: 'Tests',
      kind: 'feature',
      fields: {},
      hydrate: { mode: 'never' },
      leadsPage: () => true,
      Component: () => null,
    });
    const showing = defineBlock({
      name: 'showing',
      title: 'Showing',
      group: 'Tests',
      kind: 'feature',
      fields: { leavesOut: boolean({ label: 'Leaves out', default: false }) },
      hydrate: { mode: 'never' },
      list: { leavesOutShown: ({ leavesOut }) => leavesOut, showsStories: () => [] },
      Component: () => null,
    });
    const resolver = new PageResolver({
      blocks: new Map([...testBlocks, leading, showing].map((block) => [block.name, block])),
      log: () => undefined,
      sanitiseHtml: (html) => html,
      clock: createManualClock(),
      maxBytes: 1_000_000,
    });
    const box = (limits: Partial<StoredNode>, ...children: readonly StoredNode[]): StoredNode => ({
      block: 'box',
      ...limits,
      children,
    });
    const prepare = (name: string, ...main: readonly StoredNode[]) =>
      [...allInstances(resolver.resolvePage(at('/', ...main), {}))]
        .filter(({ block }) => block.name === name)
        .map(({ prepared }) => prepared);
    const lead: StoredNode = { block: 'leading' };
    const listed: StoredNode = { block: 'showing' };
    const leaving: StoredNode = { block: 'showing', fields: { leavesOut: true } };
    const findLeads = (...main: readonly StoredNode[]) =>
      prepare('leading', ...main).map(({ isLead }) => isLead);
    const countLists = (...main: readonly StoredNode[]) =>
      prepare('showing', ...main).map(({ listsBefore }) => listsBefore?.length);

    it('lets the first in each chain lead, on phones and on wider screens', () => {
      expect(findLeads(box({ hideOn: 'phone' }, lead, lead), box({ hideOn: 'desktop' }, lead))).toEqual([
        true,
        false,
        true,
      ]);
      // What is hidden nowhere is seen with both.
      expect(findLeads(box({ hideOn: 'phone' }, lead), box({}, lead))).toEqual([true, false]);
    });

    it('leaves out only stories of lists that its readers have seen, however deep both stand', () => {
      const anonymous = box({ showTo: ['anonymous'] }, box({}, listed));
      const members = box({ showTo: ['registered', 'subscribed'] }, box({}, leaving));
      expect(countLists(anonymous, members)).toEqual([undefined, 0]);
      expect(countLists(anonymous, box({}, leaving))).toEqual([undefined, 1]);
      expect(countLists(box({ showTo: ['subscribed'] }, listed), members)).toEqual([undefined, 1]);
    });

    it('narrows the limits of a chain by those inside it', () => {
      const registered = box(
        { showTo: ['registered', 'subscribed'] },
        { ...listed, showTo: ['anonymous', 'registered'] },
      );
      const leavingFor = (kind: string) => ({ ...leaving, showTo: [kind] });
      expect(
        countLists(registered, leavingFor('anonymous'), leavingFor('registered'), leavingFor('subscribed')),
      ).toEqual([undefined, 0, 1, 0]);
    });

    it('counts what is hidden on every screen, or from every reader, as seen with nothing', () => {
      const nowhere = box({ hideOn: 'phone' }, { ...lead, hideOn: 'desktop' });
      const toNobody = box({ showTo: ['anonymous'] }, { ...lead, showTo: ['subscribed'] });
      expect(findLeads(nowhere, toNobody, lead)).toEqual([true, true, true]);
    });

    it('gives each block its own limits alone, which are the markup around it', () => {
      const page = resolver.resolvePage(at('/', box({ hideOn: 'phone' }, lead)), {});
      expect([...allInstances(page)].map(({ limits }) => limits)).toEqual([
        undefined,
        { hideOn: 'phone', showTo: undefined },
        undefined,
      ]);
    });
  });
});
