import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { at, createTestEngine, testPage } from '../../test/createTestEngine.ts';
import type { StoredNode, TestEngineOptions } from '../../test/createTestEngine.ts';
import { openPage, turn } from '../../test/openPage.tsx';

const open = (options: TestEngineOptions, url = '/') => openPage(createTestEngine(options), url);
const counter = (label: string): StoredNode => ({ block: 'counter', fields: { label } });

/** A source of its own for each test, for all islands of a page share one client. */
let sources = 0;
const freshSource = () => `feed-${(sources += 1)}`;

describe('hydrateIsland', () => {
  it('wakes several islands with ids of their own, over the markup of the server', async () => {
    const page = await open({
      documents: [at('/', counter('One'), counter('Two'), { block: 'static-field' })],
    });
    const before = document.body.innerHTML;
    await page.start();
    for (const label of ['One', 'Two']) await turn(() => fireEvent.focusIn(screen.getByLabelText(label)));
    const ids = screen.getAllByRole('textbox').map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(document.body.innerHTML).toBe(before);
    expect(page.complaints).toEqual([]);
    await turn(() => fireEvent.click(within(page.island('m1')).getByRole('button')));
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Press 0',
      'Press 1',
    ]);
  });

  it.each([
    [{ formPath: '/forms/' }, '/forms/letter'],
    [{}, null],
  ])(
    'tells an island where its form is sent without script, as on the server: %j',
    async (options, action) => {
      const page = await open({ documents: [at('/', { block: 'letter' })], ...options });
      const form = screen.getByText('Letter');
      expect(form.getAttribute('action')).toBe(action);
      await page.start();
      expect(form.getAttribute('action')).toBe(action);
      expect(page.complaints).toEqual([]);
    },
  );

  it('passes an island what the server rendered it with, and nothing that only the server knows', async () => {
    const content = { contentService: 'story', contentConfigValues: {} };
    const page = await open({
      documents: [
        testPage({
          match: { kind: 'path', path: '/' },
          pageType: 'article',
          content,
          main: [{ block: 'story' }],
        }),
      ],
      answers: { story: { headlines: { basic: 'Storm' }, secret: 'unpublished' } },
    });
    expect(document.body.textContent).not.toContain('unpublished');
    expect(document.documentElement.innerHTML).not.toContain('GTM-1');
    const before = page.island('m0').innerHTML;
    expect(before).toBe('<p>article|The Courier||m0|Storm|</p>');
    await page.start();
    expect(page.island('m0').innerHTML).toBe(before);
    expect(page.complaints).toEqual([]);
  });

  it('hydrates with the content of the page and asks for none of it', async () => {
    const source = freshSource();
    const feed: StoredNode = { block: 'live-feed', fields: { source } };
    const page = await open({
      documents: [at('/', feed, feed)],
      answers: { [source]: { items: ['Storm', 'Flood'] } },
    });
    await page.start();
    await page.watching.scrollTo(page.watching.targets[0] ?? document.body);
    await page.watching.scrollTo(page.watching.targets[1] ?? document.body);
    expect(screen.getAllByText('Storm')).toHaveLength(2);
    expect(page.fetched).toEqual([]);
    expect(page.complaints).toEqual([]);
  });

  it('hydrates over what failed on the server as failed, and then asks anew', async () => {
    const source = freshSource();
    const engine = createTestEngine({
      documents: [at('/', { block: 'live-feed', fields: { source } })],
      answers: { [source]: new Error('down') },
    });
    const page = await openPage(engine, '/');
    expect(page.island('m0').innerHTML).toBe('<ul title="failed"></ul>');
    engine.answers[source] = { items: ['Back'] };
    engine.clear();
    await page.start();
    await page.watching.scrollTo(page.watching.targets[0] ?? document.body);
    expect(page.complaints).toEqual([expect.stringContaining('"feed-2" did not answer')]);
    expect(await screen.findByText('Back')).toBeTruthy();
  });

  it('wakes a part of a static block at its heading level, with the content that it reads', async () => {
    const page = await open({
      documents: [at('/', { block: 'gallery' })],
      answers: { feed: { items: ['Storm'] } },
    });
    const part = page.island('m0--0');
    const before = part.innerHTML;
    expect(before).toContain('<h2>Storm</h2>');
    await page.start();
    await page.watching.scrollTo(page.watching.targets[0] ?? document.body);
    expect(part.innerHTML).toBe(before);
    expect(page.complaints).toEqual([]);
    expect(page.fetched).toEqual([]);
  });

  it('leaves the blocks inside an island alone, which wake on their own', async () => {
    const inside = [
      counter('Inner'),
      { block: 'words', fields: { label: 'Still' } },
      { block: 'tabs', children: [counter('Deep')] },
    ];
    const page = await open({ documents: [at('/', { block: 'tabs', children: inside })] });
    const still = screen.getByText('Still');
    await page.start();
    expect(page.complaints).toEqual([]);
    expect(screen.getByText('Still')).toBe(still);
    await turn(() => fireEvent.click(within(page.island('m0x0')).getByRole('button')));
    expect(within(page.island('m0x0')).getByRole('button').textContent).toBe('Press 1');
    const deep = page.island('m0x2x0');
    await turn(() => fireEvent.click(within(deep).getByRole('button')));
    expect(within(deep).getByRole('button').textContent).toBe('Press 1');
    expect(page.complaints).toEqual([]);
  });

  it('gives an island that puts its blocks away the same blocks back', async () => {
    const page = await open({ documents: [at('/', { block: 'tabs', children: [counter('Inner')] })] });
    await page.start();
    await turn(() => fireEvent.click(screen.getByRole('button', { name: 'Press 0' })));
    const toggle = screen.getByRole('button', { name: 'Toggle' });
    await turn(() => fireEvent.click(toggle));
    expect(screen.queryByLabelText('Inner')).toBeNull();
    await turn(() => fireEvent.click(toggle));
    expect(screen.getByLabelText('Inner')).toBeTruthy();
    await turn(() => fireEvent.click(screen.getByRole('button', { name: 'Press 1' })));
    expect(screen.getByRole('button', { name: 'Press 2' })).toBeTruthy();
  });

  it('passes no children where there are none, as on the server', async () => {
    const page = await open({ documents: [at('/', { block: 'tabs' })] });
    await page.start();
    expect(page.island('m0').innerHTML).toContain('data-awake="true"');
    expect(page.complaints).toEqual([]);
  });

  it('knows path and query of the url, which do not travel', async () => {
    const page = await open({ documents: [at('/search/', { block: 'counter' })] }, '/search/?page=2');
    expect(document.documentElement.innerHTML).not.toContain('page=2');
    await page.start({
      islands: {
        counter: async () => ({ component: (await import('../../test/islandBlocks.tsx')).UrlReading }),
      },
    });
    await turn(() => fireEvent.focusIn(screen.getByRole('textbox')));
    expect(screen.getByText('/search/ 2')).toBeTruthy();
  });
});
