/**
 * The weight of the JavaScript, held down by a test. The build is the one that `npm start` makes, kept in memory.
 *
 * A page is charged with every island of the blocks in its document, and with those that blocks share as far as such
 * pages hold them, whether or not a given story needs them.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Block } from '@broadsheet/block-kit';
import { build } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import budgets from './blocks/budgets.json' with { type: 'json' };
import { measureBlocks } from './blocks/measureBlocks.ts';
import { clientSizes, SIZE_LIMITS } from './sizes/clientSizes.ts';
import type { Chunk } from './sizes/clientSizes.ts';

/**
 * Pages, each with the islands of `packages/story-ui` and `packages/ui` that it holds besides those of its blocks.
 */
const PAGES = {
  home: { page: 'home', shared: [] },
  section: { page: 'section', shared: [] },
  article: { page: 'article', shared: [] },
  'article with a hosted player': { page: 'article', shared: ['story-player'] },
  'locked article': { page: 'article', shared: [], isLocked: true },
} as const satisfies Readonly<
  Record<string, { readonly page: string; readonly shared: readonly string[]; readonly isLocked?: true }>
>;
type PageKind = (typeof PAGES)[keyof typeof PAGES];
const KINDS: readonly (readonly [string, PageKind])[] = Object.entries(PAGES);

/** Islands of those packages that stand in a page, and are fetched by a press. */
const PRESSED = ['wallets'];

const COSTS = ['script', 'style', 'markup'] as const;
type Budget = Readonly<Record<(typeof COSTS)[number], number>>;

const site = fileURLToPath(new URL('../../site', import.meta.url));
const fixture = (name: string) =>
  fileURLToPath(new URL(`../../../fixtures/pages/${name}.json`, import.meta.url));
const modules = import.meta.glob<{ readonly block: Block }>('../../../blocks/*/src/block.ts', {
  eager: true,
});
const sharedIsland = (path: string | undefined) =>
  /\/packages\/[\w-]+\/src\/.*?([\w-]+)\.island\.ts$/.exec(path ?? '')?.[1];
const folderOf = (path: string | undefined) => /\/blocks\/([^/]+)\//.exec(path ?? '')?.[1];

/** The identity client and what hydrates are fetched by their own names, and stand in files with what they need. */
const sourceOf = (facade: string | null, ids: readonly string[]) =>
  facade ??
  ids.find((id) =>
    /\/(?:(?:account|facebook)Operations\.ts|loadIdentityClient\.ts|hydrateIsland\.tsx)$/.test(id),
  );

async function buildClient(): Promise<readonly Chunk[]> {
  vi.stubEnv('NODE_ENV', 'production');
  try {
    const result = await build({
      root: site,
      configFile: `${site}/vite.config.ts`,
      mode: 'production',
      logLevel: 'error',
      build: { write: false, sourcemap: false },
    });
    if (Array.isArray(result) || !('output' in result)) throw new Error('One build was asked for.');
    return result.output.flatMap((file) =>
      file.type === 'chunk' ? [{ ...file, source: sourceOf(file.facadeModuleId, file.moduleIds) }] : [],
    );
  } finally {
    vi.unstubAllEnvs();
  }
}

/** Reads a page document with the shared sections on it, such as its header and footer. */
function readWithSections(page: string): string {
  const document = readFileSync(fixture(page), 'utf8');
  const sections = [...document.matchAll(/"section": "([\w-]+)"/g)].map(([, id = '']) => id);
  return [document, ...sections.map((id) => readFileSync(fixture(id), 'utf8'))].join('\n');
}

/** The folders of the blocks that a page document names. */
function foldersOn(page: string): ReadonlySet<string | undefined> {
  const document = readWithSections(page);
  const used = Object.entries(modules).filter(([, { block }]) => document.includes(`"${block.name}"`));
  return new Set(used.map(([path]) => folderOf(path)));
}

/** Blocks whose script no page brings before a reader presses something in them. */
const TOUCHED: ReadonlySet<string | undefined> = new Set(
  Object.entries(modules).flatMap(([path, { block }]) =>
    block.hydrate.mode === 'enhance' && block.hydrate.when === 'touch' ? (folderOf(path) ?? []) : [],
  ),
);

/** Wakes for readers who are signed in, and with it the identity client. */
const HEADER = 'header-account-action';

describe('the JavaScript of the site', () => {
  let chunks: readonly Chunk[];

  /** @param includesIdentity which parts of the identity client the page loads, and with them the account in the header */
  function sizesOn(
    { page, shared, ...kind }: PageKind,
    includesIdentity: (source: string) => boolean,
    { hasAds = false } = {},
  ) {
    const folders = foldersOn(page);
    return clientSizes(chunks, ({ source = '' }) => {
      // The first call on the pages of an account brings them.
      if (/\/(?:account|facebook)Operations\.ts$/.test(source)) return false;
      if (/\/sdk-identity\/|\/loadIdentityClient\.ts$/.test(source) || source.includes(`/${HEADER}.island`))
        return includesIdentity(source);
      // Only the session of a reader asks these; another's wall, consent platform or search stands in the place of ours.
      if (/\/(?:checkSubscriber|requestAsReader)\.ts$/.test(source)) return includesIdentity(source);
      if (/\/(?:requestHosted|create(?:Tcf|Gpp)Consent|openHostedSearch)\.ts$/.test(source)) return false;
      if (/\/blocks\/ad(?:s|-taboola)\//.test(source)) return hasAds;
      // Only the version of an experiment on the page brings it.
      if (source.endsWith('/experiment.enhance.ts')) return false;
      // Its markup is on pages of live blogs alone.
      if (source.includes('/blocks/live-blog/')) return false;
      if (/\/blocks\/paywall\/|\/wallScripts\.ts$/.test(source)) return 'isLocked' in kind;
      // Brought by the first block that sells something; none of these pages has one.
      if (/\/sdk-sales\/|\/loadSalesContext\.ts$/.test(source)) return false;
      const [folder, island] = [folderOf(source), sharedIsland(source)];
      if (TOUCHED.has(folder)) return false;
      return folder === undefined
        ? island === undefined || shared.some((name) => name === island)
        : folders.has(folder);
    });
  }

  /** @param sources what a page fetches by itself besides the loader; what these import comes along */
  const sizesFrom = (sources: RegExp) =>
    clientSizes(
      chunks.map((chunk) => ({ ...chunk, isEntry: chunk.isEntry || sources.test(chunk.source ?? '') })),
    );

  beforeAll(async () => {
    chunks = await buildClient();
  }, 60_000);

  it('starts with one file of about 7 KB, in which the loader is and the small scripts of most blocks', () => {
    const { initial, initialFiles } = clientSizes(chunks);
    expect(initialFiles).toHaveLength(1);
    expect(initial.brotli).toBeLessThanOrEqual(SIZE_LIMITS.initial);
  });

  it('brings React to islands alone, never with the script of a block that has none', () => {
    const { totalFiles } = clientSizes(
      chunks,
      ({ source = '' }) => !/\/(?:islandScripts\.ts|hydrateIsland\.tsx)$/.test(source),
    );
    const react = chunks.filter(({ code }) => code.includes('react.transitional.element'));
    const reactFiles = new Set(react.map(({ fileName }) => fileName));
    const withoutReact = chunks.filter(({ fileName }) => totalFiles.includes(fileName));
    const sources = withoutReact.map(({ source }) => source?.replace(/^.*\//, ''));
    // What a press, a session and a wall bring later, and the clients with them.
    expect(sources).toEqual(
      expect.arrayContaining([
        'choosePlan.ts',
        'checkSubscriber.ts',
        'requestHosted.ts',
        'loadSalesContext.ts',
      ]),
    );
    expect(reactFiles.size).toBeGreaterThan(0);
    expect(withoutReact.filter(({ imports }) => imports.some((file) => reactFiles.has(file)))).toEqual([]);
  });

  it.each(KINDS)('loads React and every island of a page within its limit: %s', (_, kind) => {
    const sizes = sizesOn(kind, () => false);
    expect(foldersOn(kind.page)).toContain('alert-bar');
    expect(sizes.totalFiles.some((file) => file.includes('/runtime-'))).toBe(true);
    expect(sizes.total.brotli).toBeLessThanOrEqual(SIZE_LIMITS.total);
  });

  it.each(KINDS)('brings a reader who is signed in what is within its limit: %s', (_, kind) => {
    const sizes = sizesOn(kind, () => true);
    expect(sizes.totalFiles.some((file) => file.includes(HEADER))).toBe(true);
    expect(sizes.total.brotli).toBeLessThanOrEqual(SIZE_LIMITS.signedIn);
  });

  it('loads what a reader touches, such as the button that saves a story, in at most 5 KB', () => {
    expect(TOUCHED).toContain('save-story');
    for (const name of TOUCHED) {
      const own = (chunk: Chunk) => chunk.source?.endsWith(`/${name}.enhance.ts`) === true;
      const { initial, initialFiles } = clientSizes(
        chunks.map((chunk) => ({ ...chunk, isEntry: own(chunk) })),
      );
      expect(initialFiles.some((file) => file.includes(`/${name}.enhance`))).toBe(true);
      expect(initial.brotli).toBeLessThanOrEqual(SIZE_LIMITS.touched);
    }
  });

  it('sells on a page of at most 8.4 KB before a plan is chosen, with the bar that asks for consent', () => {
    const { initial, initialFiles } = sizesFrom(/\/offer\.enhance\.ts$/);
    expect(initialFiles).toHaveLength(2);
    expect(initial.brotli).toBeLessThanOrEqual(SIZE_LIMITS.offer);
  });

  it('locks a story with two files, the loader and the wall, for a reader without a session', () => {
    const { initial, initialFiles } = sizesFrom(/\/wallScripts\.ts$/);
    expect(initialFiles).toHaveLength(2);
    expect(initial.brotli).toBeLessThanOrEqual(SIZE_LIMITS.locked);
  });

  it('brings a checkout for a reader who is signed in within its limit, and nothing of the card provider', () => {
    const { initial, initialFiles } = sizesFrom(
      /\/(?:islandScripts|hydrateIsland|checkout\.island|header-account-action\.island|loadIdentityClient|loadSalesContext)\.tsx?$/,
    );
    expect(initialFiles.some((file) => file.includes('/runtime-'))).toBe(true);
    expect(initialFiles.some((file) => /\/(?:cards|account)-/.test(file))).toBe(false);
    expect(initial.brotli).toBeLessThanOrEqual(SIZE_LIMITS.checkout);
  });

  it('fills ads and the recommendation widget with at most 5 KB more', () => {
    const [without, withAds] = [false, true].map((hasAds) => sizesOn(PAGES.article, () => false, { hasAds }));
    const more = (withAds?.total.brotli ?? 0) - (without?.total.brotli ?? 0);
    expect(more).toBeGreaterThan(1_000);
    expect(more).toBeLessThanOrEqual(SIZE_LIMITS.ads);
  });

  it('keeps every block within its budget of script, style and markup', async () => {
    const sizes = await measureBlocks(fileURLToPath(new URL('../../..', import.meta.url)), chunks);
    const costs = [...sizes].map(([name, { script, full }]) => [name, { script, ...full }] as const);
    expect(costs.map(([name]) => name).toSorted()).toEqual(Object.keys(budgets).toSorted());
    const limits = new Map<string, Budget>(Object.entries(budgets));
    const over = costs.filter(([name, cost]) => {
      const limit = limits.get(name);
      return COSTS.some((each) => cost[each] > (limit?.[each] ?? 0));
    });
    expect(over).toEqual([]);
  }, 60_000);

  it('opens wallets by a press with no more than a checkout brings', () => {
    const { initial, initialFiles } = sizesFrom(/\/wallets\.island\.ts$/);
    expect(initialFiles.some((file) => file.includes('/wallets'))).toBe(true);
    expect(initial.brotli).toBeLessThanOrEqual(SIZE_LIMITS.checkout);
  });

  it('charges every island that blocks share to some page, or to a press', () => {
    const shared = chunks.flatMap(({ source }) => sharedIsland(source) ?? []);
    const charged = [...KINDS.flatMap(([, kind]) => [...kind.shared]), ...PRESSED];
    expect(shared.toSorted()).toEqual(charged.toSorted());
  });
});
