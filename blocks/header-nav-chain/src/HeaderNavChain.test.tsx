import { HostProvider, resolveFields } from '@broadsheet/block-kit';
import { expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { block } from './block.ts';
import { fields as schema } from './fields.ts';
import { HeaderNavChain } from './HeaderNavChain.tsx';

const section = (_id: string, name: string, ...children: object[]) => ({
  _id,
  name,
  node_type: 'section',
  children,
});
const hierarchies = {
  main: [section('/news/', 'News', section('/news/health/', 'Health')), section('/sport/', 'Sport')],
  top: [
    section('/coast/', 'Coast'),
    { ...section('/old/', 'Old'), inactive: true },
    section('/food/', 'Food'),
  ],
};
const content = {
  'site-service-hierarchy': ({ hierarchy }: { readonly hierarchy?: unknown }) => ({
    _id: '/',
    children: hierarchy === 'top' ? hierarchies.top : hierarchies.main,
  }),
};
const site = { primaryLogo: 'brand/logo.svg', primaryLogoAlt: 'The Aldermouth Courier' };
const full = {
  hierarchy: 'main',
  logoAlignment: 'left',
  horizontalLinksHierarchy: 'top',
  menuComponentDesktop1: 'search',
  rightComponentMobile1: 'custom',
  rightComponentCustomIndexMobile1: 1,
  rightComponentDesktop1: 'queryly',
  rightComponentDesktop2: 'custom',
  rightComponentCustomIndexDesktop2: 2,
};
const children = [
  <a key="1" href="/a/">
    First
  </a>,
  <a key="2" href="/b/">
    Second
  </a>,
];

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => {
  document.body.className = '';
});

const bar = () => screen.getByRole('navigation', { name: 'Sections Menu' });
const flyout = () => {
  const panel = bar().querySelector<HTMLElement>('[popover]');
  if (panel === null) throw new Error('There is no sections menu.');
  return panel;
};
/** The sections buttons, for phones and for desktops: styles show one of them. */
const openers = () => [
  ...document.querySelectorAll<HTMLElement>('[popovertarget]:not([popovertargetaction])'),
];
/** jsdom cannot open popovers; this is what a browser does and tells when it does. */
const toggle = (newState: 'open' | 'closed') =>
  act(async () => {
    const panel = flyout();
    panel.style.display = newState === 'open' ? 'block' : '';
    panel.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  });

test('asks for both hierarchies, each with its own mark and fields', async () => {
  const { requests } = await renderBlock(block, { fields: full, content, site });
  expect(requests).toHaveLength(2);
  expect(requests.map(({ query }) => query)).toEqual([
    { hierarchy: 'main', feature: 'header-nav-chain' },
    { hierarchy: 'top', feature: 'links-bar' },
  ]);
  expect(requests[1]?.filter).toBe('{ children { _id node_type display_name name url inactive } }');
});

test('is a landmark with slots, logo, links and the sections menu', async () => {
  const { container } = await renderBlock(block, { fields: full, content, site, children });
  expect(bar().id).toBe('main-nav');
  const links = within(screen.getByRole('navigation', { name: 'Top Links' })).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/coast/', 'Coast'],
    ['/food/', 'Food'],
  ]);
  const sections = within(flyout()).getAllByRole('link', { hidden: true });
  expect(sections.map((link) => link.getAttribute('href'))).toEqual(['/news/', '/news/health/', '/sport/']);
  expect(screen.getAllByText('First')).toHaveLength(1);
  expect(screen.getAllByText('Second')).toHaveLength(1);
  await expectAccessible(container);
});

test('opens and closes its menu and its lists without script', async () => {
  const html = await renderOnServer(block, { fields: full, content, site });
  document.body.innerHTML = html;
  const panel = flyout();
  expect(panel.getAttribute('popover')).toBe('auto');
  expect(openers().map((button) => [button.textContent, button.getAttribute('popovertarget')])).toEqual([
    ['Sections', panel.id],
    ['Sections', panel.id],
  ]);
  const close = within(panel).getByRole('button', { name: 'Close', hidden: true });
  expect(close.getAttribute('popovertarget')).toBe(panel.id);
  expect(close.getAttribute('popovertargetaction')).toBe('hide');
  expect(panel.querySelector('details > summary')?.textContent).toBe('Open or close the list under News');
  const forms = [...document.querySelectorAll('form')];
  expect(forms.length).toBeGreaterThan(0);
  for (const form of forms) expect([form.getAttribute('action'), form.method]).toEqual(['/search/', 'get']);
  expect(document.querySelectorAll('input[name="searchQuery"]')).toHaveLength(forms.length);
  document.body.replaceChildren();
});

test('keeps the search box closed in the bar and open in the menu', async () => {
  await renderBlock(block, { fields: full, content, site });
  const isCollapsed = (form: Element) => form.hasAttribute('data-collapsed');
  const all = [...bar().querySelectorAll('form')];
  const inMenu = [...flyout().querySelectorAll('form')];
  expect(inMenu.map(isCollapsed)).toEqual([false, false]);
  expect(all.filter((form) => !inMenu.includes(form)).map(isCollapsed)).toEqual([true]);
});

test.each([
  ['left', ['logo', 'links']],
  ['right', ['links', 'logo']],
])('puts a logo on the %s on its side of the links', async (logoAlignment, order) => {
  await renderBlock(block, { fields: { ...full, logoAlignment }, content, site });
  const parts = [...(bar().firstElementChild?.children ?? [])].flatMap((part) => {
    if (part.tagName === 'NAV') return ['links'];
    return part.getAttribute('href') === '/' ? ['logo'] : [];
  });
  expect(parts).toEqual(order);
});

test('links home by the logo, whose alternative text is its title', async () => {
  await renderBlock(block, { content, site });
  const home = screen.getByTitle('The Aldermouth Courier');
  expect(home.getAttribute('href')).toBe('/');
  const picture = home.querySelector('img');
  expect(picture?.getAttribute('src')).toBe('/brand/logo.svg');
  expect(picture?.alt).toBe('The Aldermouth Courier');
  expect(picture?.getAttribute('data-kind')).toBe('svg');
});

test.each([
  ['https://cdn.test/logo.png', 'https://cdn.test/logo.png'],
  ['base64,AAAA', 'base64,AAAA'],
  ['logo.png', '/logo.png'],
])('takes the logo %s from %s', async (primaryLogo, address) => {
  await renderBlock(block, { content, site: { ...site, primaryLogo } });
  const picture = bar().querySelector('a[href="/"] img');
  expect(picture?.getAttribute('src')).toBe(address);
  expect(picture?.hasAttribute('data-kind')).toBe(false);
});

test('writes the name of a site without a logo', async () => {
  await renderBlock(block, { content, site: { websiteName: 'The Courier' } });
  expect(bar().querySelector('a[href="/"]')?.textContent).toBe('The Courier');
});

test.each([
  [true, 1],
  [undefined, 1],
  [false, 0],
])('separates links with the dots option at %s', async (showHorizontalSeperatorDots, dots) => {
  await renderBlock(block, { fields: { ...full, showHorizontalSeperatorDots }, content, site });
  const row = screen.getByRole('navigation', { name: 'Top Links' });
  expect(row.querySelectorAll('[aria-hidden]')).toHaveLength(dots);
});

test('has no links beside a logo in the middle, and tells editors why', async () => {
  const fields = { ...full, logoAlignment: 'center' };
  const { container, requests } = await renderBlock(block, { fields, content, site });
  expect(screen.queryByRole('navigation', { name: 'Top Links' })).toBeNull();
  expect(requests).toHaveLength(1);
  const note = 'The links row needs the logo on the left or on the right.';
  expect(container.textContent).not.toContain(note);
  expect(await renderOnServer(block, { fields, content, site, isAdmin: true })).toContain(note);
  expect(await renderOnServer(block, { fields: full, content, site, isAdmin: true })).not.toContain(note);
});

test.each([
  ['left blank', { ...full, ariaLabel: ' ', ariaLabelLink: '' }],
  ['left as they came', full],
])('names its landmarks in the language of the site where the names were %s', async (_, fields) => {
  await renderBlock(block, { fields, content, site: { ...site, locale: 'de' } });
  expect(screen.getByRole('navigation', { name: 'Ressortmenü' })).toBeDefined();
  expect(screen.getByRole('navigation', { name: 'Wichtige Links' })).toBeDefined();
  expect(openers().map(({ textContent }) => textContent)).toEqual(['Ressorts', 'Ressorts']);
  expect(screen.getByText('Liste unter News öffnen oder schließen')).toBeDefined();
});

test('stands without sections, links, blocks and site properties', async () => {
  const { container } = await renderBlock(block, {
    content: { 'site-service-hierarchy': new Error('Down.') },
    site: { websiteName: undefined },
  });
  expect(bar().querySelector('li')).toBeNull();
  expect(flyout().querySelector('button')).not.toBeNull();
  await expectAccessible(container);
});

test('mirrors the menu on the body, moves the keyboard into it and back to the button', async () => {
  await renderBlock(block, { fields: full, content, site });
  const opener = openers().at(-1) ?? bar();
  opener.focus();
  fireEvent.click(opener);
  await toggle('open');
  expect(document.body.className).toBe('nav-open');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Close');
  await toggle('closed');
  expect(document.body.className).toBe('');
  expect(document.activeElement).toBe(opener);
});

test('leaves the keyboard where the reader took it while the menu closed', async () => {
  await renderBlock(block, { fields: full, content, site });
  fireEvent.click(openers().at(-1) ?? bar());
  await toggle('open');
  const elsewhere = screen.getByTitle('The Aldermouth Courier');
  elsewhere.focus();
  await toggle('closed');
  expect(document.activeElement).toBe(elsewhere);
});

test('keeps Tab inside the open menu, both ways', async () => {
  await renderBlock(block, { fields: full, content, site });
  await toggle('open');
  const stops = [...flyout().querySelectorAll<HTMLElement>('a[href],button,input,summary')];
  const [first, last] = [stops[0], stops.at(-1)];
  fireEvent.keyDown(first ?? flyout(), { key: 'Tab', shiftKey: true });
  expect(document.activeElement).toBe(last);
  fireEvent.keyDown(last ?? flyout(), { key: 'Tab' });
  expect(document.activeElement).toBe(first);
  expect(fireEvent.keyDown(first ?? flyout(), { key: 'Tab' })).toBe(true);
  const between = within(flyout()).getByRole('link', { name: 'News' });
  between.focus();
  for (const shiftKey of [false, true])
    expect(fireEvent.keyDown(between, { key: 'Tab', shiftKey })).toBe(true);
});

test('keeps Tab inside a menu that ends with a block of its own', async () => {
  await renderBlock(block, {
    fields: {
      menuComponentMobile1: 'none',
      menuComponentDesktop1: 'custom',
      menuComponentCustomIndexDesktop1: 1,
    },
    content: { 'site-service-hierarchy': { _id: '/', children: [] } },
    site,
    children: [
      <div key="1">
        <select aria-label="Edition" />
        <button type="button" disabled>
          Not yet
        </button>
      </div>,
    ],
  });
  await toggle('open');
  const last = within(flyout()).getByRole('combobox');
  last.focus();
  fireEvent.keyDown(last, { key: 'Tab' });
  expect(document.activeElement).toBe(within(flyout()).getByRole('button', { name: 'Close' }));
});

test('opens the list of the section that the address belongs to', async () => {
  history.replaceState(null, '', '/news/2026/11/20/ferry/');
  await renderBlock(block, { fields: full, content, site });
  expect([...flyout().querySelectorAll('details')].map((list) => list.open)).toEqual([true]);
});

test('leaves lists closed elsewhere', async () => {
  history.replaceState(null, '', '/newsletters/');
  await renderBlock(block, { fields: full, content, site });
  expect([...flyout().querySelectorAll('details')].map((list) => list.open)).toEqual([false]);
});

const searchBox = () => {
  const form = bar().querySelector<HTMLFormElement>('form[data-collapsed]');
  const input = form?.querySelector('input');
  const button = form?.querySelector('button');
  if (!form || !input || !button) throw new Error('There is no search box in the bar.');
  return { form, input, button };
};

test('opens the search box at the first press, and closes it when the reader leaves it', async () => {
  const { environment } = await renderBlock(block, { content, site });
  const { form, input, button } = searchBox();
  fireEvent.click(button);
  expect(form.hasAttribute('data-open')).toBe(true);
  expect(document.activeElement).toBe(input);
  expect(environment.visited).toEqual([]);
  fireEvent.focusOut(input, { relatedTarget: button });
  expect(form.hasAttribute('data-open')).toBe(true);
  fireEvent.focusOut(input, { relatedTarget: null });
  expect(form.hasAttribute('data-open')).toBe(false);
});

test('ignores further presses for 250 ms while the box opens, then searches', async () => {
  const { environment } = await renderBlock(block, { content, site });
  const { input, button } = searchBox();
  fireEvent.click(button);
  input.value = 'city budget';
  environment.advance(249);
  fireEvent.click(button);
  expect(environment.visited).toEqual([]);
  environment.advance(1);
  fireEvent.click(button);
  expect(environment.visited).toEqual(['/search/city%20budget/']);
});

test('keeps the box open while its button is pressed', async () => {
  await renderBlock(block, { content, site });
  expect(fireEvent.mouseDown(searchBox().button)).toBe(false);
});

test('searches for nothing on the page where one searches', async () => {
  const { environment } = await renderBlock(block, { content, site });
  fireEvent.submit(searchBox().form);
  expect(environment.visited).toEqual(['/search/']);
});

test('hands the term to the action of its caller instead', async () => {
  const { host, environment } = await renderBlock(block, { content, site });
  const onSearch = vi.fn<(term: string) => void>();
  const { values } = resolveFields(schema, {}, 'bar');
  document.body.replaceChildren();
  render(
    <HostProvider host={host}>
      <HeaderNavChain {...values} onSearch={onSearch} />
    </HostProvider>,
  );
  searchBox().input.value = 'tides ';
  fireEvent.submit(searchBox().form);
  expect(onSearch.mock.calls).toEqual([['tides']]);
  expect(environment.visited).toEqual([]);
});

test('switches the box of the hosted search on', async () => {
  await renderBlock(block, { fields: { leftComponentDesktop1: 'queryly' }, content, site });
  const box = Object.assign(document.createElement('input'), { type: 'checkbox', id: 'queryly_toggle' });
  document.body.append(box);
  let changes = 0;
  box.addEventListener('change', () => (changes += 1));
  const button = bar().querySelector('button[data-queryly]');
  if (button === null) throw new Error('No button.');
  fireEvent.click(button);
  expect([box.checked, changes]).toEqual([true, 1]);
  box.remove();
});

const scrollTo = (offset: number) => {
  Reflect.set(window, 'scrollY', offset);
  fireEvent.scroll(window);
};
afterEach(() => Reflect.set(window, 'scrollY', 0));
const isScrolled = () => bar().hasAttribute('data-scrolled');
const hasLogo = () => bar().hasAttribute('data-logo');

test('knows that the page is scrolled, 100 ms after the last scroll', async () => {
  const { environment } = await renderBlock(block, { content, site });
  expect(isScrolled()).toBe(false);
  scrollTo(1);
  environment.advance(99);
  scrollTo(2);
  environment.advance(99);
  expect(isScrolled()).toBe(false);
  environment.advance(1);
  expect(isScrolled()).toBe(true);
  scrollTo(0);
  environment.advance(100);
  expect(isScrolled()).toBe(false);
});

test('shows the logo after a second on a page without a masthead logo', async () => {
  const { environment } = await renderBlock(block, { content, site });
  environment.advance(999);
  expect(hasLogo()).toBe(false);
  environment.advance(1);
  expect(hasLogo()).toBe(true);
  scrollTo(10);
  environment.advance(100);
  expect(hasLogo()).toBe(true);
});

test('lets the logo follow the scroll on a page with a masthead logo', async () => {
  const masthead = document.createElement('img');
  masthead.setAttribute('data-masthead-logo', '');
  document.body.append(masthead);
  const { environment } = await renderBlock(block, { content, site });
  environment.advance(5000);
  expect(hasLogo()).toBe(false);
  const seen = [150, 151, 100, 30, 29, 140].map((offset) => {
    scrollTo(offset);
    environment.advance(100);
    return hasLogo();
  });
  expect(seen).toEqual([false, true, true, true, false, false]);
  masthead.remove();
});

test('takes all of its behaviour off with it', async () => {
  const { environment, unmount } = await renderBlock(block, { fields: full, content, site });
  await toggle('open');
  const nav = bar();
  unmount();
  expect(document.body.className).toBe('');
  scrollTo(500);
  environment.advance(5000);
  expect([nav.hasAttribute('data-scrolled'), nav.hasAttribute('data-logo')]).toEqual([false, false]);
});

test('keeps the picture of the logo at its side of the bar where text runs right to left', async () => {
  await renderBlock(block, { fields: full, content, site });
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  expect(styles).toMatch(/:dir\(rtl\)\{object-position:right/);
});
