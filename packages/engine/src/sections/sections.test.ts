import { content, contentRequest, defineBlock } from '@broadsheet/block-kit';
import { createReference, createSection, parsePageDocument } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import { describe, expect, it } from 'vitest';
import { at, createTestEngine, getMain, testPage } from '../../test/createTestEngine.ts';
import { base } from '../../test/staticBlocks.tsx';
import { testBlocks } from '../../test/testBlocks.ts';

const words = (label: string, id = label) => ({ id, block: 'words', fields: { label } });
const referTo = (name: string, id = `to-${name}`) => createReference(id, name);

function section(id: string, ...labels: readonly string[]): PageDocument {
  const blocks = labels.map((label) => ({ ...words(label), children: [] }));
  const parsed = parsePageDocument(JSON.parse(JSON.stringify(createSection({ id, name: id, blocks }))));
  if (parsed === undefined) throw new Error('The section cannot be read.');
  return parsed;
}

const plain = (html: string) => getMain(html).replaceAll(/ class="[^"]*"/g, '');

describe('a page that refers to a shared section', () => {
  it('has the markup of a page that has the blocks itself', async () => {
    const referring = createTestEngine({
      documents: [at('/', words('Before'), referTo('top'), words('After')), section('top', 'One', 'Two')],
    });
    const direct = createTestEngine({
      documents: [at('/', words('Before'), words('One'), words('Two'), words('After'))],
    });
    expect(plain(await referring.html('/'))).toBe(plain(await direct.html('/')));
    expect(referring.log).toEqual([]);
  });

  it('is made anew when the section is published, and no other page is', async () => {
    const home = at('/', referTo('top'));
    const about = at('/about/', words('About us'));
    let documents = [home, about, section('top', 'Old')];
    const engine = createTestEngine({ pages: () => documents });
    const origin: string[] = [];
    const counting = createTestEngine({ pages: () => documents, onPage: ({ from }) => origin.push(from) });
    expect(await engine.html('/')).toContain('Old');
    await counting.html('/');
    await counting.html('/about/');
    documents = [home, about, section('top', 'New')];
    expect(plain(await engine.html('/'))).toBe('<p title="New">New</p>');
    await counting.html('/');
    await counting.html('/about/');
    expect(origin).toEqual(['made', 'made', 'made', 'memory']);
  });

  it('names the section to a cache in front, also a missing one and for a lazy block of it', async () => {
    const seen: unknown[] = [];
    const shared = {
      ...section('top'),
      areas: { blocks: [{ id: 'l', block: 'box', fields: {}, children: [] }] },
    };
    const home = at('/', referTo('top', 'r'), referTo('later'));
    const about = at('/about/', words('About'));
    const engine = createTestEngine({
      documents: [home, about, shared],
      describeAnswer: ({ documents }) => {
        seen.push(documents);
        return {};
      },
    });
    for (const path of ['/', '/', '/about/']) await engine.get(path);
    const lazy = await engine.get('/_broadsheet/block?path=/&search=&instance=r--l&level=2');
    expect(lazy.status).toBe(200);
    const ofHome = [home.id, 'top', 'later'];
    expect(seen).toEqual([ofHome, ofHome, [about.id], ofHome]);
  });

  it('stays in memory while other sections are published', async () => {
    const home = at('/', referTo('top'));
    const top = section('top', 'Top');
    let documents = [home, top, section('end', 'Old')];
    const origin: string[] = [];
    const engine = createTestEngine({ pages: () => documents, onPage: ({ from }) => origin.push(from) });
    await engine.html('/');
    documents = [home, top, section('end', 'New')];
    await engine.html('/');
    expect(origin).toEqual(['made', 'memory']);
  });

  it('shows nothing in the place of a section that is not published, until it is', async () => {
    const home = at('/', words('Before'), referTo('top'));
    let documents = [home];
    const engine = createTestEngine({ pages: () => documents });
    expect(plain(await engine.html('/'))).toBe('<p title="Before">Before</p>');
    documents = [home, section('top', 'Top')];
    expect(plain(await engine.html('/'))).toContain('Top');
    documents = [home];
    expect(plain(await engine.html('/'))).toBe('<p title="Before">Before</p>');
  });

  it('fills the values of its address into the blocks of the section', async () => {
    const list = { contentService: 'feed', contentConfigValues: { author: ':slug' } };
    const listed = defineBlock({
      ...base,
      name: 'listed',
      title: 'Listed',
      fields: { list: content({ label: 'List', schema: 'ans-feed' }) },
      content: ({ list: chosen }) => [contentRequest(chosen) ?? []].flat(),
      Component: () => null,
    });
    const shared = {
      ...section('top'),
      areas: { blocks: [{ id: 'l', block: 'listed', fields: { list }, children: [] }] },
    };
    const documents = [
      testPage({ match: { kind: 'path', path: '/author/:slug/' }, main: [referTo('top')] }),
      shared,
    ];
    const engine = createTestEngine({ documents, blocks: [...testBlocks, listed], answers: { feed: {} } });
    await engine.html('/author/ada/');
    expect(engine.requests.map(({ query }) => query)).toEqual([{ author: 'ada' }]);
  });

  it('counts its references as one block each in a chain', async () => {
    const documents = [
      at('/', { id: 'box', block: 'box', children: [referTo('top'), words('Second')] }),
      section('top', 'One', 'Two'),
    ];
    expect(plain(await createTestEngine({ documents }).html('/'))).toMatch(/One.*Two.*Second/s);
  });

  it('has lazy blocks and islands of the section twice under different ids', async () => {
    const shared = {
      ...section('top'),
      areas: { blocks: [{ id: 'c', block: 'counter', fields: {}, children: [] }] },
    };
    const documents = [at('/', referTo('top', 'r1'), referTo('top', 'r2')), shared];
    const html = await createTestEngine({ documents }).html('/');
    expect(html).toContain('"r1--c"');
    expect(html).toContain('"r2--c"');
  });
});

describe('a shared section', () => {
  it('has no address of its own', async () => {
    const engine = createTestEngine({ documents: [section('top', 'Top')] });
    for (const path of ['/', '/top/', '/shared-section/']) expect((await engine.get(path)).status).toBe(404);
  });

  it('is previewed by itself', async () => {
    const { html, isFound } = await createTestEngine().previews.page({
      document: section('top', 'Top'),
      path: '/',
    });
    expect(plain(html)).toBe(
      '<!--bs-area blocks--><!--bs-block Top 1--><p title="Top">Top</p><!--/bs-block Top-->',
    );
    expect(isFound).toBe(true);
  });
});

describe('a preview of a page that refers to shared sections', () => {
  const document = at('/', referTo('top', 'r'), referTo('gone', 'lost'));

  it('marks each reference as one block, and a missing section too', async () => {
    const { previews } = createTestEngine({ documents: [section('top', 'One', 'Two')] });
    const { html } = await previews.page({ document, path: '/' });
    expect(plain(html)).toBe(
      '<!--bs-area main--><!--bs-block r 1--><!--bs-part r--One--><p title="One">One</p><!--/bs-part r--One-->' +
        '<!--bs-part r--Two--><p title="Two">Two</p><!--/bs-part r--Two--><!--/bs-block r-->' +
        '<!--bs-block lost 1--><!--/bs-block lost-->',
    );
    const block = await previews.block({ document, path: '/' }, { id: 'r', level: 1 });
    expect(block?.html).toMatch(/^<!--bs-block r 1-->.*One.*Two.*<!--\/bs-block r-->$/s);
  });

  it('shows drafts of sections where they are given', async () => {
    const { previews } = createTestEngine({ documents: [section('top', 'Published')] });
    const documents = [section('top', 'Drafted')];
    expect((await previews.page({ document, path: '/', documents })).html).toContain('Drafted');
    expect((await previews.page({ document, path: '/' })).html).toContain('Published');
  });

  it('shows at a future time the sections of that time', async () => {
    const { previews } = createTestEngine({ documents: [section('top', 'Now')] });
    const visited = await previews.visit({ path: '/', documents: [document, section('top', 'Then')] });
    expect(visited).toMatchObject({ kind: 'page', html: expect.stringContaining('Then') });
  });
});
