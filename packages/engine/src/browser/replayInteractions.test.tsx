import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { at, createTestEngine } from '../../test/createTestEngine.ts';
import type { StoredNode } from '../../test/createTestEngine.ts';
import { Counter } from '../../test/islandBlocks.tsx';
import { openPage, testModules, turn } from '../../test/openPage.tsx';
import type { OpenPage } from '../../test/openPage.tsx';
import { findModule } from './LoaderModules.ts';
import type { LoaderModules } from './LoaderModules.ts';

const open = (...main: readonly StoredNode[]) =>
  openPage(createTestEngine({ documents: [at('/', ...main)] }), '/');

/** A network that is down until it is back. */
function flakyNetwork() {
  const network = { isDown: true, attempts: 0 };
  const islands: LoaderModules['islands'] = async (name) => {
    if (name !== 'counter') return findModule(testModules.islands, name);
    network.attempts += 1;
    if (network.isDown) throw new Error('offline');
    return { component: Counter };
  };
  return { network, islands };
}

/** As a browser does it. */
const submit = (form: Element) =>
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));

/** Puts markup into a sleeping island, as its component would have rendered it. */
function sleeping(page: OpenPage, html: string): HTMLElement {
  page.island('m0').innerHTML = html;
  const element = page.island('m0').firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error('There is no element.');
  return element;
}

describe('before an island is awake', () => {
  it('a click on a control is held back and repeated, wherever on the control it was', async () => {
    const page = await open({ block: 'counter' });
    await page.start();
    const inner = screen.getByText(/^Press/);
    expect(fireEvent.click(inner)).toBe(false);
    await turn();
    expect(screen.getByRole('button').textContent).toBe('Press 1');
    expect(page.complaints).toEqual([]);
  });

  it('is busy from a click that waits for it until it is awake, and not for one that does not', async () => {
    const page = await open({ block: 'counter' });
    await page.start();
    const busy = () => page.island('m0').getAttribute('aria-busy');
    fireEvent.focusIn(screen.getByRole('button'));
    expect(busy()).toBeNull();
    fireEvent.click(screen.getByRole('button'));
    expect(busy()).toBe('true');
    await turn();
    expect(busy()).toBeNull();
  });

  it('every click counts, in order', async () => {
    const page = await open({ block: 'counter' });
    await page.start();
    for (let count = 0; count < 3; count += 1) fireEvent.click(screen.getByRole('button'));
    await turn();
    expect(screen.getByRole('button').textContent).toBe('Press 3');
  });

  it('a click elsewhere in it wakes it and goes on', async () => {
    const page = await open({ block: 'counter' });
    await page.start();
    expect(fireEvent.click(screen.getByText('Count'))).toBe(true);
    await turn();
    expect(screen.getByRole('button').textContent).toBe('Press 0');
    await turn(() => fireEvent.click(screen.getByRole('button')));
    expect(screen.getByRole('button').textContent).toBe('Press 1');
  });

  it('a link is followed, unless it asks to be repeated', async () => {
    const page = await open({ block: 'counter' });
    const { islands } = flakyNetwork();
    await page.start({ islands });
    const plain = sleeping(page, '<a href="#plain">More</a>');
    expect(fireEvent.click(plain)).toBe(true);
    const held = sleeping(page, '<a href="#held" data-replay>More</a>');
    expect(fireEvent.click(held)).toBe(false);
    expect(fireEvent.click(held, { ctrlKey: true })).toBe(true);
    expect(fireEvent.click(held, { metaKey: true })).toBe(true);
    await turn();
  });

  it('focus and keys are told to the island, and the focus stays', async () => {
    const page = await open({ block: 'counter' });
    await page.start();
    const input = screen.getByRole('textbox');
    await turn(() => {
      input.focus();
      expect(fireEvent.keyDown(input, { key: 'a' })).toBe(true);
      fireEvent.keyDown(input, { key: 'b' });
    });
    const island = page.island('m0').firstElementChild;
    expect(document.activeElement).toBe(input);
    expect(island?.getAttribute('data-keys')).toBe('ab');
    expect(island?.getAttribute('data-focus')).toBe('1');
  });

  it('keys are not told to what has lost the focus', async () => {
    const page = await open({ block: 'counter' });
    await page.start();
    const input = screen.getByRole('textbox');
    await turn(() => {
      input.focus();
      fireEvent.keyDown(input, { key: 'a' });
      input.blur();
    });
    expect(page.island('m0').firstElementChild?.getAttribute('data-keys')).toBe('');
  });

  it('a press of the mouse wakes it, ahead of the click', async () => {
    const page = await open({ block: 'counter' });
    const runtime = vi.fn(testModules.runtime);
    await page.start({ runtime });
    await turn(() => fireEvent.mouseDown(screen.getByRole('button')));
    expect(runtime).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button').textContent).toBe('Press 0');
  });

  it('a finger that lands on it wakes nothing, for it may only scroll the page', async () => {
    const page = await open({ block: 'counter' });
    const runtime = vi.fn(testModules.runtime);
    await page.start({ runtime });
    await turn(() => {
      fireEvent.pointerDown(screen.getByText('Count'));
      fireEvent.touchStart(screen.getByText('Count'));
      fireEvent.scroll(document);
    });
    expect(runtime).not.toHaveBeenCalled();
  });

  it('scrolling a strip in it wakes it, with one attempt however often it is told', async () => {
    const page = await open({ block: 'counter' });
    const { network, islands } = flakyNetwork();
    await page.start({ islands });
    const strip = sleeping(page, '<div>Pictures</div>');
    await turn(() => fireEvent.scroll(strip));
    await turn(() => fireEvent.scroll(strip));
    expect(network.attempts).toBe(1);
    expect(page.complaints).toEqual(['Error: offline']);
  });

  it('a press whose script cannot be had is answered in the words of the page, until one works', async () => {
    const page = await open({ block: 'counter' });
    document.body.insertAdjacentHTML('beforeend', '<p id="bs-lost" data-text="Press again."></p>');
    const said = () => document.querySelector('#bs-lost')?.textContent;
    const { network, islands } = flakyNetwork();
    await page.start({ islands });
    const button = screen.getByText(/^Press/);
    await turn(() => fireEvent.focusIn(button));
    expect(said()).toBe('');
    await turn(() => fireEvent.click(button));
    expect(said()).toBe('Press again.');
    network.isDown = false;
    await turn(() => fireEvent.click(button));
    expect(said()).toBe('');
    expect(page.complaints).toEqual(['Error: offline', 'Error: offline']);
  });

  it('what stands in a slot is no part of it', async () => {
    const page = await open({ block: 'tabs', children: [{ block: 'words', fields: { label: 'Still' } }] });
    await page.start({ islands: {} });
    const slot = page.island('m0').querySelector('bs-slot');
    slot?.insertAdjacentHTML('beforeend', '<button type="button">Own</button>');
    expect(fireEvent.click(screen.getByRole('button', { name: 'Own' }))).toBe(true);
    expect(fireEvent.click(screen.getByRole('button', { name: 'Toggle' }))).toBe(false);
    await turn();
  });

  it('a form that only script can send is held back, so that nothing stands in the URL', async () => {
    const page = await open({ block: 'counter' });
    const { network, islands } = flakyNetwork();
    await page.start({ islands });
    const html = '<form><input name="password"><button type="submit">Go</button></form>';
    const form = sleeping(page, html);
    expect(submit(form)).toBe(false);
    await turn();
    expect(network.attempts).toBe(1);
    const working = sleeping(page, html.replace('<form>', '<form action="/search/">'));
    const sent = vi.fn((event: Event) => event.preventDefault());
    working.addEventListener('submit', sent);
    submit(working);
    expect(sent).toHaveBeenCalledTimes(1);
    await turn();
  });
});

describe('an island that cannot wake', () => {
  it('is tried once for each interaction, and wakes when it can', async () => {
    const page = await open({ block: 'counter' });
    const { network, islands } = flakyNetwork();
    await page.start({ islands });
    await turn(() => fireEvent.click(screen.getByRole('button')));
    expect(network.attempts).toBe(1);
    expect(page.complaints).toEqual(['Error: offline']);
    network.isDown = false;
    await turn(() => fireEvent.click(screen.getByRole('button')));
    expect(network.attempts).toBe(2);
    expect(screen.getByRole('button').textContent).toBe('Press 1');
  });

  it('leaves to the browser what it can do by itself', async () => {
    const page = await open({ block: 'counter' });
    const { islands } = flakyNetwork();
    await page.start({ islands });
    const details = sleeping(page, '<details><summary>More</summary><p>Text</p></details>');
    await turn(() => fireEvent.click(screen.getByText('More')));
    expect(details.hasAttribute('open')).toBe(true);
  });
});

describe('an island that only its probe wakes', () => {
  it('sleeps through whatever the reader does in it, which goes on as if there were no script', async () => {
    const page = await open({ block: 'quiet' });
    const runtime = vi.fn(testModules.runtime);
    await page.start({ runtime, probes: { guard: async () => ({ probe: () => undefined }) } });
    const details = sleeping(page, '<details><summary>Ways in</summary><a href="#in">Log in</a></details>');
    fireEvent.focusIn(screen.getByText('Log in'));
    fireEvent.keyDown(screen.getByText('Log in'), { key: 'Tab' });
    expect(fireEvent.click(screen.getByText('Ways in'))).toBe(true);
    await turn();
    expect(details.hasAttribute('open')).toBe(true);
    expect(runtime).not.toHaveBeenCalled();
  });

  it('is an island like any other once it is awake', async () => {
    const page = await open({ block: 'quiet' });
    await page.start({ probes: { guard: async () => ({ probe: ({ hydrate }) => hydrate() }) } });
    await turn(() => fireEvent.click(screen.getByRole('button')));
    expect(screen.getByRole('button').textContent).toBe('Press 1');
  });
});
