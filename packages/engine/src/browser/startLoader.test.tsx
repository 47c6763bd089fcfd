import type { Enhance, Probe, ProbeContext } from '@broadsheet/block-kit';
import { createTestConsent } from '@broadsheet/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { at, createTestEngine } from '../../test/createTestEngine.ts';
import type { StoredNode, TestEngineOptions } from '../../test/createTestEngine.ts';
import { openPage, outsideAct, testModules, turn } from '../../test/openPage.tsx';
import { whenIdle } from './triggers/whenIdle.ts';

const open = (main: readonly StoredNode[], options: TestEngineOptions = {}) =>
  openPage(createTestEngine({ documents: [at('/', ...main)], ...options }), '/');

/** Counts what is brought to the page. */
function counted() {
  const runtime = vi.fn(testModules.runtime);
  return { runtime };
}

const isHydrated = (element: Element) => element.querySelector('[data-awake="true"]') !== null;

describe('startLoader', () => {
  it('says so where a page carries no data', async () => {
    const page = await open([{ block: 'words' }]);
    await expect(page.start()).rejects.toThrow('The page carries no data for its islands');
  });

  it('loads React when the first island hydrates, and not before', async () => {
    const page = await open([{ block: 'counter' }, { block: 'live-feed' }, { block: 'menu' }], {
      answers: { feed: {} },
    });
    const { runtime } = counted();
    await page.start({ runtime, enhancements: { menu: async () => ({ enhance: () => () => undefined }) } });
    expect(runtime).not.toHaveBeenCalled();
    await page.watching.scrollTo(page.watching.targets[0] ?? document.body);
    expect(runtime).toHaveBeenCalledTimes(1);
  });

  it('wakes islands as they come within 200 pixels, watching what has a box', async () => {
    const page = await open([{ block: 'live-feed' }], { answers: { feed: { items: ['Storm'] } } });
    await page.start();
    expect(page.watching.targets).toEqual([screen.getByRole('list')]);
    expect(page.watching.margins).toEqual(['200px 0px']);
  });

  it('wakes an island at once that asks for it', async () => {
    const page = await open([{ block: 'tabs' }]);
    await page.start();
    expect(isHydrated(page.island('m0'))).toBe(true);
  });

  it('reports an island that is not part of the build, and leaves its markup', async () => {
    const page = await open([{ block: 'tabs' }, { block: 'tabs' }]);
    const before = page.island('m0').innerHTML;
    await page.start({ islands: {} });
    expect(page.complaints).toEqual(Array(2).fill('Error: "tabs" is not part of this build.'));
    expect(page.island('m0').innerHTML).toBe(before);
  });

  it('leaves the markup of an island that breaks as it wakes', async () => {
    const page = await open([{ block: 'tabs' }]);
    const before = page.island('m0').innerHTML;
    const Broken = () => {
      throw new Error('no luck');
    };
    await outsideAct(() => page.start({ islands: { tabs: async () => ({ component: Broken }) } }));
    expect(page.island('m0').innerHTML).toBe(before);
    expect(page.complaints.filter((line) => line.startsWith('Error: no luck'))).toHaveLength(1);
  });

  it('reports a module that holds no component', async () => {
    const page = await open([{ block: 'tabs' }]);
    await page.start({ islands: { tabs: async () => ({}) } });
    expect(page.complaints).toEqual(['TypeError: An island module must export "component".']);
  });
});

describe('enhancements that wait for a touch', () => {
  const pressed: string[] = [];
  const enhance: Enhance = ({ element }) => {
    element.addEventListener('click', () => pressed.push('press'));
    return () => undefined;
  };
  const openMenu = async (load: () => Promise<{ enhance: Enhance }>) => {
    pressed.length = 0;
    const page = await open([{ block: 'touch-menu' }]);
    const menu = vi.fn(load);
    await page.start({ enhancements: { menu } });
    return { page, menu };
  };
  const press = () => turn(() => fireEvent.click(screen.getByRole('button')));

  it('are fetched by the first press, which is repeated to them', async () => {
    const { page, menu } = await openMenu(async () => ({ enhance }));
    await page.watching.scrollTo(screen.getByRole('button')).catch(() => undefined);
    expect(menu).not.toHaveBeenCalled();
    await press();
    expect(pressed).toEqual(['press']);
    await press();
    expect(menu).toHaveBeenCalledTimes(1);
    expect(pressed).toEqual(['press', 'press']);
  });

  it('are tried again at the next press where they could not be fetched', async () => {
    let isDown = true;
    const { page } = await openMenu(async () => {
      if (isDown) throw new Error('no network');
      return { enhance };
    });
    await press();
    expect(page.complaints).toEqual(['Error: no network']);
    isDown = false;
    await press();
    expect(pressed).toEqual(['press']);
  });

  it('start with the page where something is stored for them', async () => {
    localStorage.setItem('menu.chosen', '1');
    const { menu } = await openMenu(async () => ({ enhance }));
    localStorage.removeItem('menu.chosen');
    expect(menu).toHaveBeenCalledTimes(1);
  });
});

describe('enhancements', () => {
  it('may ask for their block as another query of the page makes it', async () => {
    const page = await open([{ id: 'pages', block: 'paged' }]);
    const texts: string[] = [];
    const enhance: Enhance = ({ element, fetchBlock }) => {
      texts.push(element.textContent);
      fetchBlock('?page=2').then(
        (html) => texts.push(html),
        () => undefined,
      );
      return () => undefined;
    };
    await page.start({ enhancements: { paged: async () => ({ enhance }) } });
    expect(texts).toEqual(['Page 1', expect.stringContaining('Page 2')]);
  });
});

describe('probes', () => {
  const guard = (probe: Probe) => ({ probes: { guard: async () => ({ probe }) } });
  const isCounting = async () => {
    await turn(() => fireEvent.click(screen.getByRole('button')));
    return screen.getByRole('button').textContent;
  };

  it('are asked instead of waking, with what they need to decide', async () => {
    const page = await open([{ block: 'guarded' }], { answers: { alert: { items: ['Storm'] } } });
    const contexts: ProbeContext[] = [];
    const answers: unknown[] = [];
    const { runtime } = counted();
    const probe: Probe = async (context) => {
      contexts.push(context);
      answers.push(await context.fetchContent('alert', { size: 1 }));
    };
    await page.start({ runtime, ...guard(probe) });
    expect(contexts[0]).toMatchObject({ site: 'courier', element: page.island('m0') });
    expect(answers).toEqual([{ items: ['Storm'] }]);
    expect(page.fetched).toEqual(['/pf/api/v3/content/fetch/alert']);
    expect(runtime).not.toHaveBeenCalled();
  });

  it('hydrate the island, once', async () => {
    const page = await open([{ block: 'guarded' }]);
    const { runtime } = counted();
    const probe: Probe = ({ hydrate }) => {
      hydrate();
      hydrate();
    };
    await page.start({ runtime, ...guard(probe) });
    expect(runtime).toHaveBeenCalledTimes(1);
    expect(page.complaints).toEqual([]);
  });

  it.each([
    ['throws', guard(() => Promise.reject(new Error('no source'))), 'Error: no source'],
    ['is not part of the build', { probes: {} }, 'Error: "guard" is not part of this build.'],
  ])('that %s is reported, and the island wakes when it is touched', async (_case, modules, complaint) => {
    const page = await open([{ block: 'guarded' }]);
    await page.start(modules);
    expect(page.complaints).toEqual([complaint]);
    expect(await isCounting()).toBe('Press 1');
  });

  it('hear of a source that fails', async () => {
    const page = await open([{ block: 'guarded' }], { answers: { alert: new Error('down') } });
    await page.start(guard(async ({ fetchContent }) => void (await fetchContent('alert', {}))));
    expect(page.complaints).toEqual(['Error: The content source "alert" answered 502.']);
  });
});

describe('enhancements', () => {
  it('run on the markup of their block, which nothing renders again', async () => {
    const page = await open([{ block: 'menu', fields: { label: 'Sections' } }]);
    const enhance = vi.fn<Enhance>(({ element }) => {
      element.addEventListener('click', () => element.setAttribute('data-open', ''));
      return () => undefined;
    });
    const { runtime } = counted();
    await page.start({ runtime, enhancements: { menu: async () => ({ enhance }) } });
    await turn(() => fireEvent.click(screen.getByText('Sections')));
    expect(enhance).toHaveBeenCalledTimes(1);
    expect(document.querySelector('bs-block')?.hasAttribute('data-open')).toBe(true);
    expect(runtime).not.toHaveBeenCalled();
  });

  it('that wait to be seen are fetched when they are', async () => {
    const page = await open([{ block: 'late-menu', fields: { label: 'Sections' } }]);
    const enhance = vi.fn<Enhance>(() => () => undefined);
    const menu = vi.fn(async () => ({ enhance }));
    await page.start({ enhancements: { menu } });
    expect(page.watching.margins).toEqual(['0px 0px']);
    expect(menu).not.toHaveBeenCalled();
    await page.watching.scrollTo(screen.getByText('Sections'));
    expect(enhance).toHaveBeenCalledTimes(1);
    expect(page.complaints).toEqual([]);
  });

  it('that cannot be fetched are reported', async () => {
    const page = await open([{ block: 'menu' }]);
    await page.start({ enhancements: { menu: () => Promise.reject(new Error('offline')) } });
    expect(page.complaints).toEqual(['Error: offline']);
  });
});

describe('lazy blocks', () => {
  const lazy = (node: StoredNode): StoredNode => ({ ...node, fields: { ...node.fields, lazyLoad: true } });
  const mark = () => document.querySelector('bs-lazy') ?? document.body;

  it('are filled when the reader is within 300 pixels', async () => {
    const page = await open([
      { block: 'box', children: [lazy({ block: 'title', fields: { label: 'Far away' } })] },
    ]);
    await page.start();
    expect(page.watching.margins).toEqual(['300px 0px']);
    expect(page.fetched).toEqual([]);
    await page.watching.scrollTo(mark());
    expect(page.complaints).toEqual([]);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Far away');
    expect(page.fetched).toEqual(['/_broadsheet/block']);
    expect(page.complaints).toEqual([]);
  });

  it('bring the style rules that the page does not have, each once', async () => {
    const words = (label: string): StoredNode => ({ block: 'words', fields: { label } });
    const page = await open([
      words('black'),
      { block: 'counter' },
      lazy(words('black')),
      lazy(words('red')),
      lazy(words('red')),
    ]);
    await page.start();
    const styles = [...document.querySelectorAll('style')];
    for (let count = 0; count < 3; count += 1) await page.watching.scrollTo(mark());
    expect(screen.getAllByText(/black|red/)).toHaveLength(4);
    expect(page.adopted()).toEqual([[], [expect.stringContaining('color: red')], []]);
    expect([...document.querySelectorAll('style')]).toEqual(styles);
  });

  it('bring islands, enhancements and lazy blocks of their own', async () => {
    const inside = [
      { id: 'inner', block: 'counter', fields: { label: 'Inner' } },
      { block: 'menu' },
      lazy({ block: 'title', fields: { label: 'Farther' } }),
    ];
    const page = await open([lazy({ block: 'tabs', children: inside })]);
    const enhance = vi.fn<Enhance>(() => () => undefined);
    await page.start({ enhancements: { menu: async () => ({ enhance }) } });
    await page.watching.scrollTo(mark());
    expect(isHydrated(page.island('m0'))).toBe(true);
    await turn(() => fireEvent.click(screen.getByRole('button', { name: 'Press 0' })));
    expect(screen.getByRole('button', { name: 'Press 1' })).toBeTruthy();
    expect(enhance).toHaveBeenCalledTimes(1);
    await page.watching.scrollTo(mark());
    expect(screen.getByText('Farther')).toBeTruthy();
    expect(page.complaints).toEqual([]);
  });

  it('that cannot be fetched are reported', async () => {
    const engine = createTestEngine({ documents: [at('/', lazy({ id: 'far', block: 'title' }))] });
    const page = await openPage(engine, '/');
    await page.start();
    mark().setAttribute('data-instance', 'none');
    await page.watching.scrollTo(mark());
    expect(page.complaints).toEqual([
      'Error: The block at /_broadsheet/block?path=%2F&search=&instance=none&level=1 answered 404.',
    ]);
  });

  it('that did not come are asked for again, after a pause', async () => {
    const page = await open([lazy({ block: 'title', fields: { label: 'Far away' } })]);
    await page.start();
    const answer = globalThis.fetch;
    const troubles = [
      () => Promise.reject(new TypeError('offline')),
      async () => new Response('', { status: 503 }),
    ];
    vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) =>
      (troubles.shift() ?? (() => answer(...request)))(),
    );
    const pauses: number[] = [];
    const wait = globalThis.setTimeout;
    vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => {
      if (ms > 0) pauses.push(ms);
      return wait(run, 0);
    });
    await page.watching.scrollTo(mark());
    vi.unstubAllGlobals();
    expect(screen.getByText('Far away')).toBeTruthy();
    expect(pauses.slice(0, 2)).toEqual([1_000, 4_000]);
    expect([troubles, page.complaints]).toEqual([[], []]);
  });
});

describe('the data of a page', () => {
  it.each([
    ['a block of an author', '<div id="bs-data">{"islands":{},"site":{"id":"evil"}}</div>'],
    [
      'a form whose field has the name of a method',
      '<form id="bs-data"><input name="querySelectorAll"></form>',
    ],
    ['an image with the name of a method', '<img name="querySelectorAll"><img name="getElementById">'],
    [
      'a script in a drawing',
      '<svg><script type="application/json" id="bs-data">{"islands":{},"site":{}}</script></svg>',
    ],
    ['a script of another type', '<script type="text/plain" id="bs-data">{"islands":{},"site":{}}</script>'],
    [
      'an earlier script',
      '<script type="application/json" id="bs-data">{"islands":{},"site":{"id":"evil"}}</script>',
    ],
  ])('is the engine’s own, whatever else says its id: %s', async (_, markup) => {
    const page = await open([{ block: 'counter', fields: { label: 'Press' } }]);
    document.body.insertAdjacentHTML('afterbegin', markup);
    await page.start();
    await turn(() => fireEvent.click(screen.getByRole('button', { name: 'Press 0' })));
    expect(screen.getByRole('button', { name: 'Press 1' })).toBeTruthy();
    expect(page.complaints).toEqual([]);
  });
});

describe('embeds', () => {
  const figure = (url: string, shape: string) =>
    `<figure data-embed-src="${url}" ${shape}><a href="https://player.example/1"> Play the video </a></figure>`;

  /** The module that opens embeds comes after the click. */
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  async function press(link: Element) {
    fireEvent.click(link);
    await settled();
  }

  async function openEmbed(url: string, shape = 'data-ratio="0.75"') {
    const page = await open([{ block: 'counter' }]);
    document.body.insertAdjacentHTML('beforeend', figure(url, shape));
    await page.start();
    return screen.getByRole('link');
  }

  it('load nothing before they are clicked, then open in their place', async () => {
    const link = await openEmbed('https://player.example/embed/1');
    expect(document.querySelector('iframe')).toBeNull();
    expect(fireEvent.click(link)).toBe(false);
    await settled();
    const frame = document.querySelector('iframe');
    expect(frame?.src).toBe('https://player.example/embed/1');
    expect(frame?.title).toBe('Play the video');
    expect(frame?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    expect(document.activeElement).toBe(frame);
  });

  it('may play, and open what they lead to, but learn no more of the reader than the site', async () => {
    await press(await openEmbed('https://player.example/embed/1'));
    const frame = document.querySelector('iframe');
    expect(frame?.getAttribute('allow')).toBe('autoplay; encrypted-media; fullscreen; picture-in-picture');
    expect(frame?.getAttribute('sandbox')?.split(' ')).toEqual([
      'allow-scripts',
      'allow-same-origin',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-presentation',
    ]);
    expect(frame?.referrerPolicy).toBe('strict-origin-when-cross-origin');
  });

  it.each([
    ['data-ratio="0.5"', '2', ''],
    ['data-height="152"', '', '152px'],
    ['', '16 / 9', ''],
    ['data-height="x" data-ratio="-1"', '16 / 9', ''],
  ])('take the shape of %s', async (shape, aspectRatio, blockSize) => {
    await press(await openEmbed('https://player.example/embed/1', shape));
    const style = document.querySelector('iframe')?.style;
    expect(style?.aspectRatio.replace(' / 1', '')).toBe(aspectRatio);
    expect(style?.blockSize).toBe(blockSize);
  });

  /** What the document in a frame says, or somebody in its name. */
  function say(
    frame: HTMLIFrameElement | null,
    data: unknown,
    origin: string,
    source = frame?.contentWindow,
  ) {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: source ?? null }));
  }

  it('take the height that their own document tells, and nobody else', async () => {
    await press(await openEmbed('https://player.example/embed/1', 'class="bs-embed" data-height="300"'));
    const frame = document.querySelector('iframe');
    say(frame, { height: 900 }, 'https://evil.example');
    say(frame, { height: 900 }, 'https://player.example', window);
    expect(frame?.style.blockSize).toBe('300px');
    say(
      frame,
      '{"twttr.embed":{"method":"resize","params":[{"width":500,"height":612}]}}',
      'https://player.example',
    );
    expect(frame?.style.blockSize).toBe('612px');
    say(frame, { 'datawrapper-height': { aB3: 431 } }, 'https://player.example');
    expect(frame?.style.blockSize).toBe('431px');
    say(frame, { height: 99_999 }, 'https://player.example');
    expect(frame?.style.blockSize).toBe('5000px');
  });

  it('with a ratio keep it, whatever they say', async () => {
    await press(await openEmbed('https://player.example/embed/1', 'class="bs-embed" data-ratio="0.5"'));
    const frame = document.querySelector('iframe');
    say(frame, { height: 900 }, 'https://player.example');
    expect(frame?.style.blockSize).toBe('');
  });

  it('with scripts of their own open in a document without an origin, which gets them from the page', async () => {
    const page = await open([{ block: 'counter' }]);
    document.body.insertAdjacentHTML(
      'beforeend',
      `<figure class="bs-embed" data-embed-html="&lt;script>n()&lt;/script>" data-height="320"><a href="/own/">Own</a><p class="bs-embed-link"><a href="https://polls.example/">polls.example</a></p></figure>`,
    );
    await page.start();
    const own = screen.getByRole('link', { name: 'Own' });
    own.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(own);
    expect(document.querySelector('iframe')).toBeNull();
    await press(screen.getByRole('link', { name: 'polls.example' }));
    const frame = document.querySelector('iframe');
    expect(frame?.getAttribute('src')).toBe('/_broadsheet/embed');
    expect(frame?.getAttribute('sandbox')).not.toContain('allow-same-origin');
    expect(frame?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    const sent = vi.fn<(message: unknown) => void>();
    vi.spyOn(frame?.contentWindow ?? window, 'postMessage').mockImplementation(sent);
    say(frame, { type: 'bs-embed-ready' }, 'null');
    expect(sent.mock.calls[0]?.[0]).toEqual({ type: 'bs-embed-fill', html: '<script>n()</script>' });
    say(frame, { type: 'bs-embed-height', height: 222 }, 'null');
    expect(frame?.style.blockSize).toBe('222px');
  });

  it('that the site lets load by themselves do so when the reader is near and has agreed', async () => {
    const page = await open([{ block: 'counter' }]);
    const consent = createTestConsent({ embeds: 'refused' });
    document.body.insertAdjacentHTML(
      'beforeend',
      figure('https://player.example/embed/1', 'class="bs-embed" data-embed-load="near"'),
    );
    await page.start({ consent: async () => ({ connectConsent: async () => consent }) });
    expect(document.querySelector('iframe')).toBeNull();
    await page.watching.scrollTo(page.watching.targets.at(-1) ?? document.body);
    await settled();
    expect(document.querySelector('iframe')).toBeNull();
    consent.set({ embeds: 'granted' });
    expect(document.querySelector('iframe')?.getAttribute('loading')).toBe('lazy');
    expect(document.activeElement).toBe(document.body);
  });

  it('that the site lets load by themselves open at a click without anybody having agreed, once', async () => {
    const page = await open([{ block: 'counter' }]);
    const consent = createTestConsent();
    document.body.insertAdjacentHTML(
      'beforeend',
      figure('https://player.example/embed/1', 'class="bs-embed" data-embed-load="near"'),
    );
    await page.start({ consent: async () => ({ connectConsent: async () => consent }) });
    await page.watching.scrollTo(page.watching.targets.at(-1) ?? document.body);
    await press(screen.getByRole('link', { name: 'Play the video' }));
    const frame = document.querySelector('iframe');
    expect(frame).not.toBeNull();
    consent.set({ embeds: 'granted' });
    expect([...document.querySelectorAll('iframe')]).toEqual([frame]);
  });

  it('of the paper itself open near the reader, whatever was chosen', async () => {
    const page = await open([{ block: 'counter' }]);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<figure class="bs-embed" data-embed-html="&lt;script>n()&lt;/script>" data-embed-load="own"></figure>',
    );
    await page.start();
    await page.watching.scrollTo(page.watching.targets.at(-1) ?? document.body);
    await settled();
    expect(document.querySelector('iframe')?.getAttribute('src')).toBe('/_broadsheet/embed');
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])('leave a click with %s to the browser', async (key) => {
    const link = await openEmbed('https://player.example/embed/1');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link, { [key]: true });
    await settled();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it.each(['javascript:alert(1)', 'http://player.example/', '//player.example/', ''])(
    'do not open %j',
    async (url) => {
      const link = await openEmbed(url);
      link.addEventListener('click', (event) => event.preventDefault());
      await press(link);
      expect(document.querySelector('iframe')).toBeNull();
    },
  );
});

describe('whenIdle', () => {
  it('waits for the browser to have nothing to do', () => {
    const idle = vi.fn<(run: () => void, options: unknown) => void>();
    vi.stubGlobal('requestIdleCallback', idle);
    const run = () => undefined;
    whenIdle(run);
    expect(idle).toHaveBeenCalledWith(run, { timeout: 2_000 });
    vi.unstubAllGlobals();
  });

  it('waits a moment where browsers do not tell', () => {
    vi.useFakeTimers();
    const run = vi.fn();
    whenIdle(run);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(run).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});
