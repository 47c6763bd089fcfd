/**
 * A page as a browser gets it: the engine's HTML in the document, its content URL behind `fetch`, and the loader
 * over it. What React or the loader complain about is collected.
 */
import { act, cleanup } from '@testing-library/react';
import { format } from 'node:util';
import { onTestFinished, vi } from 'vitest';
import type { LoaderModules } from '../src/browser/LoaderModules.ts';
import { openEmbed, openNearby } from '../src/browser/embeds/embeds.ts';
import { openStory } from '../src/browser/openStory.ts';
import { startLoader } from '../src/browser/startLoader.ts';
import { ORIGIN } from './createTestEngine.ts';
import type { TestEngine } from './createTestEngine.ts';
import { Counter, Letter, Story, Tabs, Viewer } from './islandBlocks.tsx';
import { Feed } from './staticBlocks.tsx';

/** What the reader's scrolling does: everything that is watched comes near. */
interface Watching {
  readonly targets: Element[];
  readonly margins: string[];
  scrollTo(target: Element): Promise<void>;
}

export interface OpenPage {
  /** Warnings and errors, in order. */
  readonly complaints: readonly string[];
  readonly watching: Watching;
  /** URLs that were fetched. */
  readonly fetched: readonly string[];
  /** Rules of the adopted style sheets. */
  adopted(): readonly (readonly string[])[];
  /** Starts the loader; modules that are not given are those of the test blocks. */
  start(modules?: Partial<LoaderModules>): Promise<void>;
  island(id: string): HTMLElement;
}

export const testModules: LoaderModules = {
  islands: {
    counter: async () => ({ component: Counter }),
    'live-feed': async () => ({ component: Feed }),
    letter: async () => ({ component: Letter }),
    story: async () => ({ component: Story }),
    tabs: async () => ({ component: Tabs }),
    viewer: async () => ({ component: Viewer }),
  },
  probes: {},
  enhancements: {},
  embeds: async () => ({ openEmbed, openNearby }),
  stories: async () => ({ openStory }),
  clients: () => import('../src/browser/clients.ts'),
  consent: () => import('@broadsheet/block-kit/consent'),
  runtime: () => import('../src/browser/hydrateIsland.tsx'),
};

const isWithinAct = { current: true };

/** What React throws inside `act` it tells the root about everywhere else. */
export async function outsideAct(run: () => Promise<void>): Promise<void> {
  isWithinAct.current = false;
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  try {
    await run();
  } finally {
    isWithinAct.current = true;
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  }
}

/** Runs until nothing is under way. */
export async function turn(run: () => unknown = () => undefined): Promise<void> {
  const untilSettled = async () => {
    await run();
    for (let count = 0; count < 10; count += 1) await new Promise((resolve) => setTimeout(resolve, 0));
  };
  await (isWithinAct.current ? act(untilSettled) : untilSettled());
}

function stubObserver(): Watching {
  const runs = new Map<Element, () => void>();
  const targets: Element[] = [];
  const margins: string[] = [];
  class Observer {
    readonly #run: () => void;
    constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
      margins.push(String(options.rootMargin));
      this.#run = () => Reflect.apply(callback, undefined, [[{ isIntersecting: true }], this]);
    }
    observe(target: Element): void {
      targets.push(target);
      runs.set(target, this.#run);
    }
    disconnect(): void {
      for (const [target, run] of runs) if (run === this.#run) runs.delete(target);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return { targets, margins, scrollTo: (target) => turn(() => runs.get(target)?.()) };
}

function adoptedRules(): string[][] {
  return document.adoptedStyleSheets.map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
}

function collectComplaints(): string[] {
  const complaints: string[] = [];
  const spies = (['error', 'warn'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...words) => void complaints.push(format(...words))),
  );
  const onError = (event: ErrorEvent) => {
    event.preventDefault();
    complaints.push(String(event.error));
  };
  window.addEventListener('error', onError);
  vi.stubGlobal('reportError', (error: unknown) => complaints.push(String(error)));
  onTestFinished(() => {
    window.removeEventListener('error', onError);
    for (const spy of spies) spy.mockRestore();
  });
  return complaints;
}

/** Listeners on the document outlive a test otherwise. */
function withListenersRemoved(run: () => void): void {
  const spy = vi.spyOn(document, 'addEventListener');
  run();
  const added = [...spy.mock.calls];
  spy.mockRestore();
  onTestFinished(() => {
    for (const [type, listener, options] of added) document.removeEventListener(type, listener, options);
  });
}

/** Whether styled-components writes into it; outside the document it would lose its rules for all later test files. */
const isWrittenTo = (node: ChildNode): boolean =>
  node instanceof HTMLStyleElement && node.dataset['styled'] === 'active';

/**
 * Replaces what is in the head of the document, which test files share.
 * @returns a function that puts back what was there
 */
function replaceHead({ childNodes }: HTMLHeadElement): () => void {
  const { head } = document;
  const replaceBy = (added: Iterable<ChildNode>): readonly ChildNode[] => {
    const removed = [...head.childNodes].filter((node) => !isWrittenTo(node));
    for (const node of removed) node.remove();
    head.prepend(...added);
    return removed;
  };
  const before = replaceBy(childNodes);
  return () => void replaceBy(before);
}

export async function openPage(engine: TestEngine, url: string): Promise<OpenPage> {
  const complaints = collectComplaints();
  const watching = stubObserver();
  const fetched: string[] = [];
  const html = await engine.html(url);
  // Waiting for a module to be compiled is no part of a test.
  await testModules.runtime();
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  history.replaceState(null, '', url);
  const restoreHead = replaceHead(parsed.head);
  document.body.replaceChildren(...parsed.body.childNodes);
  vi.stubGlobal('fetch', (target: string, init?: RequestInit) => {
    const { pathname, search } = new URL(target, location.href);
    fetched.push(pathname);
    return engine.fetch(new Request(`${ORIGIN}${pathname}${search}`, init));
  });
  onTestFinished(() => {
    cleanup();
    restoreHead();
    document.body.replaceChildren();
    document.adoptedStyleSheets = [];
    vi.unstubAllGlobals();
  });
  return {
    complaints,
    watching,
    fetched,
    adopted: adoptedRules,
    start: (modules = {}) =>
      turn(() => withListenersRemoved(() => startLoader({ ...testModules, ...modules }))),
    island(id) {
      const found = document.querySelector<HTMLElement>(`bs-island[data-id="${id}"]`);
      if (found === null) throw new Error(`There is no island "${id}".`);
      return found;
    },
  };
}
