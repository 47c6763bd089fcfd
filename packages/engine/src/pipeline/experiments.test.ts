import { boolean, defineBlock } from '@broadsheet/block-kit';
import { createSection, getTurn, TURN_MS } from '@broadsheet/page-document';
import { describe, expect, it } from 'vitest';
import { at, createTestEngine, getMain } from '../../test/createTestEngine.ts';
import type { StoredNode } from '../../test/createTestEngine.ts';
import { base } from '../../test/staticBlocks.tsx';
import { testBlocks } from '../../test/testBlocks.ts';

const words = (label: string, settings: Partial<StoredNode> = {}): StoredNode => ({
  block: 'words',
  fields: { label },
  ...settings,
});
const version = (label: string, variant: string, settings: Partial<StoredNode> = {}): StoredNode =>
  words(label, { experiment: { id: 'offer', variant }, ...settings });
const LABELS = ['Always', 'Join', 'Support', 'Other'];
const pair = [words('Always'), version('Join', 'a'), version('Support', 'b')];
const open = (...main: readonly StoredNode[]) => createTestEngine({ documents: [at('/', ...main)] });
type Opened = ReturnType<typeof open>;

const shownIn = (html: string) => LABELS.filter((label) => getMain(html).includes(label));
const see = async (engine: Opened) => shownIn(await engine.html('/'));
const control = (response: Response) => response.headers.get('cache-control');
/** The label of the version whose turn it is. */
const due = ({ clock }: Opened) => (getTurn('offer', clock.now()) === 'a' ? 'Join' : 'Support');

describe('an experiment', () => {
  it('shows the version whose turn it is, to the millisecond, while caches are warm', async () => {
    const engine = open(...pair);
    const seen = new Set<string>();
    for (let turn = 0; turn < 12; turn += 1) {
      expect(await see(engine)).toEqual(['Always', due(engine)]);
      engine.clock.advance(TURN_MS - 1);
      expect(await see(engine)).toEqual(['Always', due(engine)]);
      seen.add(due(engine));
      engine.clock.advance(1);
    }
    expect(seen).toEqual(new Set(['Join', 'Support']));
  });

  it('limits how long caches in front keep its page, in every turn', async () => {
    const engine = open(...pair);
    for (const _turn of [1, 2, 3]) {
      expect(control(await engine.get('/'))).toContain('s-maxage=60, stale-while-revalidate=240,');
      engine.clock.advance(TURN_MS - 20_000);
      expect(control(await engine.get('/'))).toContain('s-maxage=20, stale-while-revalidate=0,');
      engine.clock.advance(20_000);
    }
  });

  it('makes the page of each version once, and sends it again in later turns until their end', async () => {
    let made = 0;
    const Component = () => {
      made += 1;
      return null;
    };
    const counted = defineBlock({ ...base, name: 'counted', title: 'Counted', fields: {}, Component });
    const documents = [at('/', ...pair, { block: 'counted' })];
    const engine = createTestEngine({ documents, blocks: [...testBlocks, counted], maxFragments: 0 });
    for (let turn = 0; turn < 12; turn += 1) {
      expect(await see(engine)).toEqual(['Always', due(engine)]);
      engine.clock.advance(TURN_MS - 20_000);
      expect(control(await engine.get('/'))).toContain('s-maxage=20, stale-while-revalidate=0,');
      engine.clock.advance(20_000);
    }
    expect(made).toBe(2);
  });

  it('marks the version that is shown by an element without a box, and brings the loader', async () => {
    const engine = open(...pair);
    const html = await engine.html('/');
    expect(getMain(html)).toMatch(
      new RegExp(
        `<bs-block data-enhance="experiment" data-when="visible" data-bs-experiment="offer.${getTurn('offer', engine.clock.now())}"><p[^>]*>${due(engine)}</p></bs-block>$`,
      ),
    );
    expect(html).toContain('/assets/loader.js');
  });

  it.each([
    ['one version', [version('Join', 'a')]],
    ['one version twice', [...pair.slice(1), version('Other', 'a')]],
  ])('shows every block of one with %s, without a mark or an end', async (_title, main) => {
    const engine = open(...main);
    const html = await engine.html('/');
    expect(shownIn(html)).toHaveLength(main.length);
    expect(html).not.toContain('experiment');
    expect(html).not.toContain('<script');
    engine.clock.advance(TURN_MS - 1_000);
    expect(control(await engine.get('/'))).toContain('s-maxage=60, stale-while-revalidate=600');
  });

  it('ends with the schedule of one version; the other is shown always from then on', async () => {
    const engine = open(version('Join', 'a'), version('Support', 'b', { showUntil: '2026-11-20T09:12Z' }));
    engine.clock.advance(11 * 60_000);
    expect(control(await engine.get('/'))).toContain('s-maxage=60, stale-while-revalidate=0,');
    engine.clock.advance(60_000);
    for (const _turn of [1, 2, 3, 4]) {
      expect(await see(engine)).toEqual(['Join']);
      engine.clock.advance(TURN_MS);
    }
  });

  it('takes turns on each page that shows the shared section around it', async () => {
    const blocks = [
      {
        id: 'j',
        block: 'words',
        fields: { label: 'Join' },
        children: [],
        experiment: { id: 'offer', variant: 'a' },
      },
      {
        id: 's',
        block: 'words',
        fields: { label: 'Support' },
        children: [],
        experiment: { id: 'offer', variant: 'b' },
      },
    ] as const;
    const reference = { block: 'shared-section', fields: { section: 'promo' } };
    const engine = createTestEngine({
      documents: [
        createSection({ id: 'promo', name: 'Promo', blocks }),
        at('/', reference),
        at('/other/', reference),
      ],
    });
    for (const _turn of [1, 2, 3, 4]) {
      expect(await see(engine)).toEqual([due(engine)]);
      expect(shownIn(await engine.html('/other/'))).toEqual([due(engine)]);
      engine.clock.advance(TURN_MS);
    }
  });

  it('shows both versions to an editor, without a mark, and those that are due in other previews', async () => {
    const document = at(
      '/',
      words('Always'),
      version('Join', 'a', { id: 'Join' }),
      version('Support', 'b', { id: 'Support' }),
    );
    const engine = createTestEngine({ documents: [document] });
    for (const draft of [{}, { reader: 'subscribed' }] as const) {
      const { html } = await engine.previews.page({ document, path: '/', ...draft });
      expect(shownIn(html)).toEqual(['Always', 'Join', 'Support']);
      expect(html).not.toContain('data-bs-experiment');
      for (const id of ['Join', 'Support'])
        expect(
          await engine.previews.block({ document, path: '/', ...draft }, { id, level: 2 }),
        ).toMatchObject({ html: expect.stringContaining(id) });
    }
    for (const draft of [{ audience: 'reader' }, { audience: 'reader', reader: 'subscribed' }] as const) {
      const preview = await engine.previews.page({ document, path: '/', ...draft });
      expect(shownIn(preview.html)).toEqual(['Always', due(engine)]);
    }
    const visited = await engine.previews.visit({ path: '/', documents: [document] });
    expect(visited.kind === 'page' && shownIn(visited.html)).toEqual(['Always', due(engine)]);
  });

  it('sends a lazy block of the version that a page in the browser still shows', async () => {
    const lazy = (label: string, variant: string): StoredNode => ({
      ...version(label, variant, { id: label }),
      fields: { label, lazyLoad: true },
    });
    const engine = open(lazy('Join', 'a'), lazy('Support', 'b'));
    // A trigger would observe the place of the lazy block, which is replaced before it is on the screen.
    expect(getMain(await engine.html('/'))).toMatch(
      new RegExp(
        `<bs-block data-enhance="experiment" data-bs-experiment="[^"]*"><bs-lazy data-instance="${due(engine)}"`,
      ),
    );
    for (const label of ['Join', 'Support']) {
      const answer = await engine.get(`/_broadsheet/block?path=/&instance=${label}&level=2`);
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(label)]);
    }
    // That of the turn before is found among the blocks of that turn, and kept until the next one.
    const before = due(engine);
    do engine.clock.advance(TURN_MS);
    while (due(engine) === before);
    engine.clock.advance(TURN_MS - 20_000);
    const answer = await engine.get(`/_broadsheet/block?path=/&instance=${before}&level=2`);
    expect(control(answer)).toContain('s-maxage=20, stale-while-revalidate=0,');
  });

  it('sends a lazy block of a page older than one turn as it was there, without knowledge of the other version', async () => {
    const counting = defineBlock({
      ...base,
      name: 'counting',
      title: 'Counting',
      fields: { lazyLoad: boolean({ label: 'Lazy' }) },
      list: { readsPreceding: () => true },
      Component: ({ preceding }) => `${preceding?.length} before`,
    });
    const lazy = (id: string, variant: string): StoredNode => ({
      ...{ id, block: 'counting', fields: { lazyLoad: true } },
      experiment: { id: 'offer', variant },
    });
    const documents = [at('/', lazy('first', 'a'), lazy('second', 'b'))];
    const engine = createTestEngine({ documents, blocks: [...testBlocks, counting] });
    // In these two turns, readers get version A: no page of either has the second block.
    const { clock } = engine;
    const isLongA = () =>
      [clock.now(), clock.now() - TURN_MS].every((moment) => getTurn('offer', moment) === 'a');
    while (!isLongA()) clock.advance(TURN_MS);
    const answer = await engine.get('/_broadsheet/block?path=/&instance=second&level=2');
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('0 before')]);
  });
});
