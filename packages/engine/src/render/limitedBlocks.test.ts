import { expect, it } from 'vitest';
import { at, createTestEngine, getMain } from '../../test/createTestEngine.ts';
import type { StoredNode } from '../../test/createTestEngine.ts';

const words = (label: string, limits: Partial<StoredNode> = {}): StoredNode => ({
  block: 'words',
  fields: { label },
  ...limits,
});
const plain = at('/', words('Always'));
const open = (...main: readonly StoredNode[]) => createTestEngine({ documents: [at('/', ...main)] });
/** Returns the style sheet of the page's blocks without white space. */
const getCss = (html: string) => (/<style[^>]*>([^]*)<\/style>/.exec(html)?.[1] ?? '').replaceAll(/\s+/g, '');

it('costs a page without it no byte', async () => {
  const limited = await open(words('Always', { hideOn: 'phone' })).html('/');
  const free = await createTestEngine({ documents: [plain] }).html('/');
  expect(limited).toContain('bs-limited');
  expect(free).not.toContain('limited');
  expect(free).not.toContain('display:contents');
});

it('is hidden by a rule at the width of the theme, and by no script', async () => {
  const html = await open(
    words('Wide', { hideOn: 'phone' }),
    words('Narrow', { hideOn: 'desktop' }),
    words('Narrow too', { hideOn: 'desktop' }),
  ).html('/');
  expect(html).not.toContain('<script');
  const css = getCss(html);
  expect(css.split('@medianotalland(min-width:48rem)')).toHaveLength(2);
  expect(css.split('@media(min-width:48rem)')).toHaveLength(2);
  expect(getMain(html)).toMatch(/<bs-limited class="[^"]+"><p[^>]*>Wide<\/p><\/bs-limited><bs-limited/);
});

it('is in the page of every reader, and hidden by the state of the root element', async () => {
  const css = getCss(
    await open(
      words('Join', { showTo: ['anonymous'] }),
      words('Member', { showTo: ['registered', 'subscribed'] }),
      words('Thanks', { showTo: ['subscribed'] }),
    ).html('/'),
  );
  const no = (state: string) => new RegExp(`${state}\\.[\\w-]+`);
  expect(css).toMatch(
    /:root\[data-subscriber='no'\]\.[\w-]+,:root\[data-subscriber='yes'\]\.[\w-]+,:root\[data-subscriber='unknown'\]\.[\w-]+\{display:none/,
  );
  expect(css).toMatch(no(':root:not\\(\\[data-subscriber\\]\\)'));
  expect(css).toMatch(/:root:not\(\[data-subscriber\]\)\.[\w-]+\{display:none/);
});

it('names no script that a hidden island would load with the page', async () => {
  const shown = await open({ block: 'letter' }).html('/');
  const hidden = await open({ block: 'letter', hideOn: 'phone' }).html('/');
  const names = (html: string) => [...html.matchAll(/modulepreload" href="([^"]+)/g)].map(([, url]) => url);
  expect(names(hidden).length).toBeLessThanOrEqual(names(shown).length);
  const inside = await open({ block: 'box', hideOn: 'phone', children: [{ block: 'menu' }] }).html('/');
  expect(names(inside)).toEqual(['/assets/loader.js']);
  expect(names(await open({ block: 'box', children: [{ block: 'menu' }] }).html('/'))).toEqual([
    '/assets/loader.js',
    '/assets/enhancements.js',
  ]);
});

it('shows an editor every version, and in the preview for a kind of reader only that of the kind', async () => {
  const document = at(
    '/',
    words('Always'),
    words('Join', { showTo: ['anonymous'] }),
    words('Thanks', { showTo: ['subscribed'] }),
  );
  const engine = createTestEngine({ documents: [document] });
  const see = async (reader?: 'anonymous' | 'registered' | 'subscribed') => {
    const { html } = await engine.previews.page({ document, path: '/', ...(reader && { reader }) });
    expect(html).not.toContain('bs-limited');
    return ['Always', 'Join', 'Thanks'].filter((label) => getMain(html).includes(label));
  };
  expect(await see()).toEqual(['Always', 'Join', 'Thanks']);
  expect(await see('anonymous')).toEqual(['Always', 'Join']);
  expect(await see('registered')).toEqual(['Always']);
  expect(await see('subscribed')).toEqual(['Always', 'Thanks']);
});
