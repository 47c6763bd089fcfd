import { describe, expect, it } from 'vitest';
import { createScriptLoader } from './createScriptLoader.ts';

/** Creates a document that does not really fetch scripts. */
function setUp() {
  const page = document.implementation.createHTMLDocument();
  const scripts = () => [...page.scripts];
  const tell = (name: 'load' | 'error') => scripts()[0]?.dispatchEvent(new Event(name));
  return { page, scripts, tell, load: createScriptLoader(page) };
}

const url = 'https://vendor.example/sdk.js';

describe('the edge that loads a script', () => {
  it('puts it where it belongs, under its id, without holding the page up', async () => {
    const { page, scripts, tell, load } = setUp();
    const loaded = load(url, { parent: 'body', id: 'vendor' });
    expect(scripts().map(({ src, id, async, parentNode }) => [src, id, async, parentNode])).toEqual([
      [url, 'vendor', true, page.body],
    ]);
    tell('load');
    await expect(loaded).resolves.toBeUndefined();
  });

  it('waits for one with that id, or without an id with that address, that somebody else put there', async () => {
    const { scripts, tell, load } = setUp();
    const first = load('https://vendor.example/de/sdk.js', { parent: 'body', id: 'vendor' });
    const second = load(url, { parent: 'body', id: 'vendor' });
    expect(scripts()).toHaveLength(1);
    tell('load');
    await Promise.all([first, second]);
    const third = setUp();
    void third.load(url, { parent: 'head' });
    void third.load(url, { parent: 'head' });
    expect(third.scripts().map(({ parentNode }) => parentNode)).toEqual([third.page.head]);
  });

  it('takes one that failed out, so that the next attempt is a new one', async () => {
    const { scripts, tell, load } = setUp();
    const failed = load(url, { parent: 'head' });
    tell('error');
    await expect(failed).rejects.toThrow(/vendor\.example.*did not load/);
    expect(scripts()).toEqual([]);
    const again = load(url, { parent: 'head' });
    tell('load');
    await expect(again).resolves.toBeUndefined();
  });

  it('fetches one that brought nothing anew, for a blocker may have answered', async () => {
    const { scripts, tell, load } = setUp();
    const empty = load(url, { parent: 'body', id: 'vendor' });
    tell('load');
    await empty;
    const [first] = scripts();
    const again = load(url, { parent: 'body', id: 'vendor' });
    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]).not.toBe(first);
    tell('load');
    await expect(again).resolves.toBeUndefined();
  });
});
