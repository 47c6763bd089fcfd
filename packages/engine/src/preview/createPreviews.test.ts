import { describe, expect, it } from 'vitest';
import { at, createTestEngine, getMain, testPage } from '../../test/createTestEngine.ts';

const words = (label: string, id?: string) => ({
  block: 'words',
  fields: { label },
  ...(id !== undefined && { id }),
});
const withoutMarks = (html: string) => html.replaceAll(/<!--\/?bs-[^>]*-->/g, '');
/** What differs between a page and its preview besides marks: names of classes, which are counted. */
const withoutClasses = (html: string) => html.replaceAll(/ class="[^"]*"/g, '');
const plain = (html: string) => withoutClasses(withoutMarks(getMain(html)));

describe('a preview of a page', () => {
  it('has the markup that readers get, with comments around its areas and blocks', async () => {
    const document = at('/', words('First', 'one'), words('Second', 'two'));
    const engine = createTestEngine({ documents: [document] });
    const { html } = await engine.previews.page({ document, path: '/' });
    expect(getMain(html).replaceAll(/ class="[^"]*"/g, '')).toBe(
      '<!--bs-area main--><!--bs-block one 1--><p title="First">First</p><!--/bs-block one-->' +
        '<!--bs-block two 1--><p title="Second">Second</p><!--/bs-block two-->',
    );
    expect(plain(html)).toBe(plain(await engine.html('/')));
  });

  it('marks an area in which nothing stands, and the blocks inside a block', async () => {
    const document = at('/', { id: 'box', block: 'box', children: [words('Inside', 'in')] });
    const { html } = await createTestEngine().previews.page({ document, path: '/' });
    expect(html).toContain('<!--bs-area aside-->');
    expect(html).toMatch(
      /<!--bs-block box \d-->.*<!--bs-block in \d-->.*<!--\/bs-block in-->.*<!--\/bs-block box-->/s,
    );
  });

  it('leaves no mark on the page of a reader who comes after it', async () => {
    const document = at('/', words('First'));
    const engine = createTestEngine({ documents: [document] });
    await engine.previews.page({ document, path: '/' });
    expect(await engine.html('/')).not.toContain('<!--bs-');
  });

  it('runs no script, and its policy allows none', async () => {
    const document = at('/', { block: 'counter' }, { block: 'menu' });
    const { html, contentSecurityPolicy } = await createTestEngine().previews.page({ document, path: '/' });
    expect(html).not.toContain('<script type="module"');
    expect(html).not.toContain('modulepreload');
    expect(contentSecurityPolicy).toContain("script-src 'none'");
    expect(contentSecurityPolicy).toContain("form-action 'none'");
  });

  it('shows the error of a block that fails in its place, and the others', async () => {
    const document = at('/', words('Before'), { id: 'bad', block: 'broken' }, words('After'));
    const engine = createTestEngine();
    const { html } = await engine.previews.page({ document, path: '/' });
    expect(getMain(html)).toMatch(/Before.*<p role="alert" data-block-error="bad">.*After/s);
    expect(engine.log).toEqual([]);
  });

  it('shows settings that are drafts as well, and keeps nothing of them for the next one', async () => {
    const document = at('/', { block: 'headline' });
    const content = { contentService: 'content-api', contentConfigValues: {} };
    const draft = { document: { ...document, content }, path: '/' };
    const engine = createTestEngine({ answers: { 'content-api': { headlines: { basic: 'Published' } } } });
    const settings = {
      site: { id: 'courier', locale: 'ar', textDirection: 'rtl' as const },
      themeCss: ':root{--draft:1}',
      answer: () => ({ headlines: { basic: 'Drafted' } }),
    };
    const drafted = await engine.previews.page({ ...draft, settings });
    expect(drafted.html).toContain('Drafted');
    expect(drafted.html).toContain(':root{--draft:1}');
    expect(drafted.html).toContain('<html lang="ar">');
    const { html } = await engine.previews.page(draft);
    expect(html).toContain('Published');
    expect(html).not.toMatch(/--draft|lang="ar"/);
  });

  it('shows a template with the content at a path, and without it where there is none', async () => {
    const story = { type: 'story', headlines: { basic: 'Storm' }, canonical_url: '/news/storm/' };
    const document = testPage({
      match: { kind: 'content', type: 'story' },
      pageType: 'article',
      main: [{ block: 'headline' }],
    });
    const engine = createTestEngine({ answers: { 'content-api': story } });
    const { html } = await engine.previews.page({ document, path: '/news/storm/' });
    expect(getMain(html)).toContain('Storm');
    const empty = createTestEngine();
    const nothing = await empty.previews.page({ document, path: '/nothing/' });
    expect(nothing.html).toContain('<main>');
    expect(nothing.isFound).toBe(false);
  });
});

describe('a preview as readers see it', () => {
  it('has no mark, and shows at once what comes late to readers', async () => {
    const document = at('/', { ...words('Late', 'late'), fields: { label: 'Late', lazyLoad: true } });
    const engine = createTestEngine({ documents: [document] });
    const { html } = await engine.previews.page({ document, path: '/', audience: 'reader' });
    expect(withoutClasses(getMain(html))).toBe('<p title="Late">Late</p>');
    expect(await engine.html('/')).not.toContain('Late');
  });

  it('finds the page of a URL among those that there would be', async () => {
    const { previews } = createTestEngine({ documents: [at('/', words('Now'))] });
    const documents = [at('/', words('Then')), at('/new/', words('New'))];
    expect(await previews.visit({ path: '/', documents })).toMatchObject({
      kind: 'page',
      html: expect.stringContaining('Then'),
    });
    expect(await previews.visit({ path: '/new/?page=2', documents })).toMatchObject({
      kind: 'page',
      html: expect.stringContaining('New'),
    });
    expect(await previews.visit({ path: '/', documents: [] })).toEqual({ kind: 'missing' });
  });

  it('follows the redirects that there would be before it looks for a page', async () => {
    const { previews } = createTestEngine();
    const documents = [at('/old/', words('Old')), at('/new/', words('New'))];
    const redirects = [
      { kind: 'moved', from: '/old/', to: '/new/', status: 301 },
      { kind: 'gone', from: '/lost/' },
    ] as const;
    const visit = (path: string) => previews.visit({ path, documents, redirects });
    expect(await visit('/old/')).toEqual({ kind: 'redirect', location: '/new/' });
    expect(await visit('/new')).toEqual({ kind: 'redirect', location: '/new/' });
    expect(await visit('/lost/')).toEqual({ kind: 'gone' });
  });
});

describe('a preview of a block', () => {
  it('is the block as the page has it, for a draft that has changed since', async () => {
    const engine = createTestEngine();
    const first = at('/', words('First', 'one'), words('Second', 'two'));
    const { html } = await engine.previews.page({ document: first, path: '/' });
    const changed = at('/', words('Changed', 'one'), words('Second', 'two'));
    const block = await engine.previews.block({ document: changed, path: '/' }, { id: 'one', level: 1 });
    expect(html).toContain(block?.html.replaceAll('Changed', 'First'));
    expect(block?.css.join('')).toContain('{');
  });

  it('is nothing for an id that the draft does not have', async () => {
    const draft = { document: at('/', words('First', 'one')), path: '/' };
    expect(await createTestEngine().previews.block(draft, { id: 'gone', level: 2 })).toBeUndefined();
  });
});
