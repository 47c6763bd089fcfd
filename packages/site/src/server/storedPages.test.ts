/**
 * Stored pages through the sockets of sites that are started one after another over the same data, as a restart or a second
 * process is: the first reader of a page gets it without its blocks being rendered, and never one that has changed.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineBlock, useHost } from '@broadsheet/block-kit';
import { isRecord } from '@broadsheet/client-core';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config/readConfig.ts';
import { createLog } from './createLog.ts';
import { createSite } from './createSite.ts';
import { listen } from './listen.ts';
import { openSiteWith } from '../../test/openListeningSite.ts';

const HOME = join(import.meta.dirname, '../../../..');
const FIXTURES = ['pages', 'stories', 'authors', 'collections', 'tags'];
const NIGHT = '/coast/climate/2026/11/13/night-of-the-surge/';
const COAST = [
  '/coast/climate/2026/11/12/after-the-surge-day-by-day/',
  '/coast/climate/2026/11/19/a-week-after-the-surge/',
  '/coast/2026/11/20/saltgate-barrier-is-sinking/',
  '/coast/new-0/',
  '/coast/new-1/',
];
const STEPS = 24;
const PATIENCE = { timeout: 150_000, interval: 100 };
/** A change is in force within two seconds; the rest is for machines with other work. */
const SOON = { timeout: 30_000, interval: 50 };
const STARTING_MS = 480_000;

/** Returns a block in the place of the related stories that notes the pages it is rendered for. */
function createWitness(rendered: string[]) {
  function Witness() {
    rendered.push(useHost().page.path);
    return null;
  }
  return defineBlock({
    name: 'related-stories',
    title: 'Witness',
    group: 'Tests',
    kind: 'feature',
    fields: {},
    hydrate: { mode: 'never' },
    Component: Witness,
  });
}

/** Opens a newspaper whose sites are started and stopped one after another. */
async function openNewspaper() {
  const rendered: string[] = [];
  const first = await openSiteWith({ fixtures: FIXTURES });
  const { platform } = first.platform;
  const stored = async () => {
    const rows = await platform.content.database.query('select path from stored_pages order by path');
    return rows.map(({ path }) => path);
  };
  /** Lists the paths of pages that were made with all that has changed. */
  const storedSince = async () => {
    const rows = await platform.content.database.query(
      'select path from stored_pages where number = (select version from archive_version)',
    );
    return rows.map(({ path }) => path);
  };
  onTestFinished(() => first[Symbol.asyncDispose]());
  return {
    rendered,
    stored,
    storedSince,
    async import(document: object) {
      const file = await first.folder.write('changed.json', JSON.stringify(document));
      const { rejected } = await platform.import([file], { root: first.folder.path });
      expect(rejected).toEqual([]);
    },
    /** Unpublishes the story, as a content system does. */
    async unpublish() {
      await platform.content.database.query(
        `delete from document_websites where website_url = $1 and document_id like 'story-%'`,
        [NIGHT],
      );
    },
    /** Starts a site, as one of a release. */
    async start({ release = 'one', pages = '1000' } = {}) {
      const variables = {
        SITE_ORIGIN: 'http://localhost',
        DATA_DIR: first.folder.path,
        STORED_PAGES: pages,
        SOURCE_TIMEOUT_MS: '60000',
      };
      const lines: string[] = [];
      const site = await createSite({
        config: readConfig(variables, { home: HOME, cwd: HOME }),
        platform,
        secret: 'a secret of the tests, long enough for all',
        assets: () => ({ loader: '/assets/loader.js', preloadFonts: [], themeCss: '' }),
        assetsDir: first.folder.path,
        log: createLog('warn', { write: (line) => void lines.push(line) }),
        blocks: [createWitness(rendered)],
        release,
        // Not in the last minutes of a day, in which pages that show it are not stored.
        clock: { now: () => Date.UTC(2026, 10, 30, 12) },
      });
      const listener = await listen(site.fetch, { port: 0, host: '127.0.0.1' });
      let stopping: Promise<void> | undefined;
      const end = async (): Promise<void> => {
        await listener.drain();
        await site.close();
      };
      const stop = (): Promise<void> => (stopping ??= end());
      onTestFinished(stop);
      return {
        lines,
        get: (path: string) => fetch(`http://127.0.0.1:${listener.port}${path}`, { redirect: 'manual' }),
        stop,
      };
    },
  };
}

async function readNight(): Promise<Readonly<Record<string, unknown>>> {
  const file = join(HOME, 'fixtures/stories/coast/night-of-the-surge.json');
  const story: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!isRecord(story)) throw new Error('The story of the fixtures is no object.');
  return story;
}

test(
  'the pages of all stories are made ahead, and sent after a restart without being made again',
  async () => {
    const paper = await openNewspaper();
    const first = await paper.start();
    await expect.poll(paper.stored, PATIENCE).toContain(NIGHT);
    const page = await (await first.get(NIGHT)).text();
    await first.stop();
    const before = paper.rendered.length;
    const paths = (await paper.stored()).map(String);
    const second = await paper.start();
    // Pages are trusted as soon as those were removed that have changed while no site was there.
    const others = paths.filter((path) => path !== NIGHT);
    await expect
      .poll(async () => {
        const path = others.shift() ?? '';
        paper.rendered.length = 0;
        expect((await second.get(path)).status).toBe(200);
        return paper.rendered.includes(path);
      }, PATIENCE)
      .toBe(false);
    paper.rendered.length = 0;
    expect(await (await second.get(NIGHT)).text()).toBe(page);
    expect(paper.rendered).not.toContain(NIGHT);
    expect(before).toBeGreaterThan(0);
    await second.stop();
    const troubles = [...first.lines, ...second.lines].filter((line) => line.includes('tored page'));
    expect(troubles).toEqual([]);
  },
  STARTING_MS,
);

test(
  'a story that was changed or unpublished while no site was there is never sent as it was',
  async () => {
    const paper = await openNewspaper();
    const first = await paper.start();
    await expect.poll(paper.stored, PATIENCE).toContain(NIGHT);
    await first.stop();
    const story = await readNight();
    await paper.import({ ...story, headlines: { basic: 'The night is over' } });
    const second = await paper.start();
    expect(await (await second.get(NIGHT)).text()).toContain('The night is over');
    // Changed a moment ago, its page is there again, and what has changed must not be sent by a process that made none.
    await expect.poll(paper.stored, PATIENCE).toContain(NIGHT);
    const third = await paper.start();
    await paper.import({ ...story, headlines: { basic: 'The night begins' } });
    for (const site of [second, third])
      await expect
        .poll(async () => (await (await site.get(NIGHT)).text()).includes('The night begins'), SOON)
        .toBe(true);
    // It is stored again, although it shares answers with pages that were made before.
    await expect.poll(paper.storedSince, PATIENCE).toContain(NIGHT);
    await second.stop();
    await third.stop();
    await paper.unpublish();
    const last = await paper.start();
    expect((await last.get(NIGHT)).status).toBe(404);
    await last.stop();
  },
  STARTING_MS,
);

/** Returns numbers below a limit that look random and are the same in each run. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What a page shows, without what differs between renderings of the same. */
const read = async (site: { get(path: string): Promise<Response> }, path: string): Promise<string> => {
  const answer = await site.get(path);
  return `${answer.status} ${(await answer.text()).replaceAll(/<script[^]*?<\/script>/g, '')}`;
};

test(
  'after any changes and restarts a site shows what one shows that stores nothing',
  async () => {
    const paper = await openNewspaper();
    const random = createRandom(20_261_130);
    const story = await readNight();
    const paths = [NIGHT, ...COAST, '/coast/'];
    const truth = await paper.start({ pages: '0' });
    let site = await paper.start();
    const steps = [
      async (count: number) => paper.import({ ...story, headlines: { basic: `Night ${count}` } }),
      async (count: number) =>
        paper.import({
          ...story,
          _id: `story-new-${count % 3}`,
          headlines: { basic: `New ${count}` },
          canonical_url: `/coast/new-${count % 3}/`,
          websites: { courier: { website_url: `/coast/new-${count % 3}/` } },
        }),
      async () => {
        await site.stop();
        site = await paper.start();
      },
      async () => void (await Promise.all(paths.map((path) => read(site, path)))),
    ];
    for (let count = 1; count <= STEPS; count += 1) {
      await steps[random(steps.length)]?.(count);
      const path = paths[random(paths.length)] ?? NIGHT;
      await expect.poll(async () => (await read(site, path)) === (await read(truth, path)), SOON).toBe(true);
    }
    await site.stop();
    await truth.stop();
  },
  STARTING_MS,
);

test(
  'another release sends no page of the one before, and without a number none is stored',
  async () => {
    const paper = await openNewspaper();
    const none = await paper.start({ pages: '0' });
    await (await none.get(NIGHT)).text();
    await none.stop();
    expect(await paper.stored()).toEqual([]);
    const first = await paper.start();
    await expect.poll(paper.stored, PATIENCE).toContain(NIGHT);
    await first.stop();
    paper.rendered.length = 0;
    const next = await paper.start({ release: 'two' });
    await (await next.get(NIGHT)).text();
    expect(paper.rendered).toContain(NIGHT);
    await next.stop();
  },
  STARTING_MS,
);
