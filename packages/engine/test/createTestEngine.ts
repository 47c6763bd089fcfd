/** The engine around test blocks: sources answer from a table, time stands still until it is moved. */
import { createManualClock } from '@broadsheet/client-core';
import type { ManualClock } from '@broadsheet/client-core';
import { ContentSourceError } from '@broadsheet/sdk-content/server';
import type { ContentRequest, SiteProperties } from '@broadsheet/sdk-content';
import { createEngine } from '../src/createEngine.ts';
import type { Engine } from '../src/createEngine.ts';
import { parsePageDocument } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import type { EngineOptions } from '../src/EngineOptions.ts';
import { testBlocks } from './testBlocks.ts';

export const ORIGIN = 'https://www.courier.example';
export const LOADER = '/assets/loader.js';
const SCRIPTS = {
  runtime: ['/assets/runtime.js'],
  'letter.island': ['/assets/letter.js', '/assets/runtime.js', '/assets/ui.js'],
  'counter.island': ['/assets/counter.js'],
  enhancements: ['/assets/enhancements.js'],
};

export const SITE: SiteProperties = {
  id: 'courier',
  websiteName: 'The Courier',
  websiteDomain: ORIGIN,
  gtmID: 'GTM-1',
};

/** By source name: an answer, an error to fail with, or a function of the request that gives one. */
export type Answers = Record<string, unknown>;

/** A value of a request's query as a text. */
export function getQueryValue({ query }: ContentRequest, name: string): string {
  const value = query?.[name];
  return typeof value === 'string' ? value : '';
}

export interface StoredNode {
  readonly id?: string;
  readonly block: string;
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly showFrom?: string;
  readonly showUntil?: string;
  readonly hideOn?: string;
  readonly showTo?: readonly string[];
  readonly experiment?: { readonly id: string; readonly variant: string };
  readonly children?: readonly StoredNode[];
}

interface StoredPage {
  readonly match: Readonly<Record<string, unknown>>;
  readonly main?: readonly StoredNode[];
  readonly aside?: readonly StoredNode[];
  readonly pageType?: string;
  readonly meta?: Readonly<Record<string, string>>;
  readonly content?: unknown;
}

function withIds(nodes: readonly StoredNode[], prefix: string): unknown[] {
  return nodes.map((node, index) => {
    const id = node.id ?? `${prefix}${index}`;
    return { ...node, id, children: withIds(node.children ?? [], `${id}x`) };
  });
}

export function testPage({ main = [], aside = [], ...stored }: StoredPage): PageDocument {
  const page = parsePageDocument({
    id: JSON.stringify(stored.match),
    layout: 'columns',
    pageType: 'other',
    ...stored,
    areas: { main: withIds(main, 'm'), aside: withIds(aside, 'a') },
  });
  if (page === undefined) throw new Error('The test page cannot be read.');
  return page;
}

export const at = (path: string, ...main: readonly StoredNode[]) =>
  testPage({ match: { kind: 'path', path }, main });

export interface LogLine {
  readonly level: 'warn' | 'error';
  readonly message: string;
  readonly facts?: Readonly<Record<string, unknown>>;
}

export interface TestEngine extends Engine {
  readonly clock: ManualClock;
  readonly log: readonly LogLine[];
  /** Every request that reached a source. */
  readonly requests: readonly ContentRequest[];
  /** May be changed at any time. */
  readonly answers: Answers;
  get(url: string, headers?: Record<string, string>): Promise<Response>;
  /** The text of a page that is expected to be there. */
  html(url: string): Promise<string>;
}

export interface TestEngineOptions extends Partial<EngineOptions> {
  readonly documents?: readonly PageDocument[];
  readonly answers?: Answers;
}

export const notFound = (source: string) =>
  new ContentSourceError(source, { kind: 'not-found' }, 'There is nothing.');

export function createTestEngine(options: TestEngineOptions = {}): TestEngine {
  const { documents = [], answers = {}, ...rest } = options;
  const clock = createManualClock(Date.UTC(2026, 10, 20, 9));
  const requests: ContentRequest[] = [];
  const log: LogLine[] = [];
  const engine = createEngine({
    blocks: testBlocks,
    async load(request, signal) {
      requests.push(request);
      const answer = answers[request.source] ?? notFound(request.source);
      const data: unknown = typeof answer === 'function' ? await answer(request, signal) : answer;
      if (data instanceof Error) throw data;
      return data;
    },
    sanitise: (answer) => answer,
    sanitiseHtml: (html) => html,
    site: () => SITE,
    pages: () => documents,
    assets: () => ({
      loader: LOADER,
      scripts: SCRIPTS,
      preloadFonts: ['/assets/serif.woff2'],
      themeCss: ':root{--bs:1}',
    }),
    origin: ORIGIN,
    tokenVersion: '2',
    sign: async () => undefined,
    frameOrigins: () => ['https://player.example'],
    log: {
      warn: (message, facts) => log.push({ level: 'warn', message, facts }),
      error: (message, facts) => log.push({ level: 'error', message, facts }),
    },
    clock,
    ...rest,
  });
  const get = (url: string, headers: Record<string, string> = {}) =>
    engine.fetch(new Request(`${ORIGIN}${url}`, { headers }));
  return {
    ...engine,
    clock,
    log,
    requests,
    answers,
    get,
    async html(url) {
      const response = await get(url);
      if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`);
      return response.text();
    },
  };
}

/** Lets promises settle that wait for no timer. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** What stands in the first area of a page. */
export function getMain(html: string): string {
  return /<main>([^]*?)<\/main>/.exec(html)?.[1] ?? '';
}
