import type { ContentRequest } from '@broadsheet/sdk-content';
import { describe, expect, it } from 'vitest';
import { at, createTestEngine, getMain, testPage, getQueryValue } from '../../test/createTestEngine.ts';
import type { StoredNode } from '../../test/createTestEngine.ts';
import type { LazyBlock } from '../islands/wireFormat.ts';

const lazy = (node: StoredNode): StoredNode => ({ ...node, fields: { ...node.fields, lazyLoad: true } });
const toUrl = (values: Record<string, string>) => `/_broadsheet/block?${new URLSearchParams(values)}`;

async function instanceOf(response: Response): Promise<LazyBlock> {
  expect(response.status).toBe(200);
  return response.json();
}

describe('lazy blocks', () => {
  const heading: StoredNode = { id: 'far', block: 'title', fields: { label: 'Far away', lazyLoad: true } };

  it('are marks in the page, with their heading level, and bring the loader', async () => {
    const engine = createTestEngine({ documents: [at('/', { block: 'box', children: [heading] })] });
    const html = await engine.html('/');
    expect(getMain(html)).toBe('<bs-lazy data-instance="far" data-level="2"></bs-lazy>');
    // React may come with what is fetched, and then takes the style sheet over.
    expect(html).toContain('<style data-styled="true"');
    expect(html).toContain('/assets/loader.js');
  });

  it('stand in a room of their size where their block says how high it will be', async () => {
    const roomy = { ...heading, fields: { ...heading.fields, label: 'Roomy' } };
    const html = await createTestEngine({ documents: [at('/', roomy)] }).html('/');
    expect(getMain(html)).toBe(
      '<bs-room style="--n:calc(100% + 1rem);--m:calc(50% + 1rem);--w:calc(2rem)">' +
        '<bs-lazy data-instance="far" data-level="1"></bs-lazy></bs-room>',
    );
  });

  it('are not asked for content before somebody comes near, nor is what stands in them', async () => {
    const documents = [at('/', lazy({ block: 'box', children: [{ block: 'feed' }] }))];
    const engine = createTestEngine({ documents, answers: { feed: { items: ['Storm'] } } });
    await engine.html('/');
    expect(engine.requests).toEqual([]);
    const instance = await instanceOf(await engine.get(toUrl({ path: '/', instance: 'm0' })));
    expect(instance.html).toContain('Storm');
    expect(engine.requests).toHaveLength(1);
  });

  it('are kept by nobody on the way where the page was asked for with a secret', async () => {
    const engine = createTestEngine({ documents: [at('/', heading)] });
    const kept = await Promise.all(
      ['?page=2', '?nonce=s3cret'].map(async (search) => {
        const response = await engine.get(toUrl({ path: '/', instance: 'far', search }));
        return response.headers.get('cache-control');
      }),
    );
    expect(kept).toEqual([expect.stringContaining('s-maxage'), 'private, no-store']);
  });

  it('answer markup at their heading level', async () => {
    const engine = createTestEngine({ documents: [at('/', heading)] });
    const levels = ['2', '6', '99', '0', '-1', '2.9', 'x', ''];
    const tags = await Promise.all(
      levels.map(async (level) => {
        const instance = await instanceOf(await engine.get(toUrl({ path: '/', instance: 'far', level })));
        return instance.html.slice(0, 4);
      }),
    );
    expect(tags).toEqual(['<h2>', '<h6>', '<h6>', '<h1>', '<h1>', '<h2>', '<h1>', '<h1>']);
  });

  it('answer their style rules and the data of islands inside them', async () => {
    const inside = [
      { id: 'inner', block: 'counter' },
      { block: 'words', fields: { label: 'red' } },
    ];
    const engine = createTestEngine({
      documents: [at('/', lazy({ id: 'far', block: 'tabs', children: inside }))],
    });
    const instance = await instanceOf(await engine.get(toUrl({ path: '/', instance: 'far', level: '3' })));
    expect(Object.keys(instance.islands)).toEqual(['far', 'inner']);
    expect(instance.islands['inner']).toMatchObject({ level: 3, instanceId: 'inner' });
    expect(instance.css).toEqual([expect.stringContaining('{margin:0;color:red;}')]);
  });

  it('that are shown twice are fetched one by one, with ids of their own', async () => {
    const inside = { id: 'far', block: 'twice', children: [{ id: 'inner', block: 'counter' }] };
    const engine = createTestEngine({
      documents: [at('/', { block: 'twice', children: [lazy(inside)] })],
    });
    const waiting = [...(await engine.html('/')).matchAll(/data-instance="([^"]*)"/g)].map(
      ([, id = '']) => id,
    );
    expect(waiting).toEqual(['far', 'far__2']);
    const fetched = waiting.map(async (instance) =>
      instanceOf(await engine.get(toUrl({ path: '/', instance }))),
    );
    const islands = (await Promise.all(fetched)).flatMap((instance) => Object.keys(instance.islands));
    expect(islands).toEqual(['inner', 'inner__2', 'inner__2_1', 'inner__2_2']);
    expect((await engine.get(toUrl({ path: '/', instance: 'none__2' }))).status).toBe(404);
  });

  it('stand on the page that the reader sees, with its query', async () => {
    const content = { contentService: 'list', contentConfigValues: { from: ':page' } };
    const main = [lazy({ block: 'box', children: [{ block: 'headline' }, { block: 'reads-query' }] })];
    const engine = createTestEngine({
      documents: [testPage({ match: { kind: 'path', path: '/' }, content, main })],
      answers: {
        list: (request: ContentRequest) => ({ headlines: { basic: getQueryValue(request, 'from') } }),
      },
    });
    const instance = await instanceOf(
      await engine.get(toUrl({ path: '/', instance: 'm0', search: '?page=2&q=x' })),
    );
    expect(instance.html).toBe('<h1>2</h1><i>x</i>');
  });

  it.each([404, 410])('stand on the page of an error as well, %d', async (status) => {
    const error = testPage({ match: { kind: 'status', status }, main: [heading] });
    const gone = { type: 'story', status: 'gone' };
    const engine = createTestEngine({
      documents: [error],
      ...(status === 410 && { answers: { 'content-api': gone } }),
    });
    expect((await engine.get('/away/')).status).toBe(status);
    const instance = await instanceOf(await engine.get(toUrl({ path: '/away/', instance: 'far' })));
    expect(instance.html).toContain('<h1');
  });

  it.each([
    { path: '/', instance: 'none' },
    { path: '/none/', instance: 'far' },
    { path: 'none', instance: 'far' },
    { path: '//evil.example/', instance: 'far' },
    { path: '@evil.example/', instance: 'far' },
    { path: '/%00/', instance: 'far' },
    { path: '/%zz', instance: 'far' },
    { instance: 'far', path: '' },
  ])('are missing at %j', async (values) => {
    const engine = createTestEngine({ documents: [at('/', heading)] });
    const response = await engine.get(toUrl(values));
    expect(response.status).toBe(404);
    expect(engine.log).toEqual([]);
  });
});
