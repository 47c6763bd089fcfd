/**
 * Content that one process of a site stores, as readers of another one over the same PostgreSQL get it, through its socket:
 * what has changed is there at once, and nothing else is made again.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineBlock, useContent, useHost } from '@broadsheet/block-kit';
import { openDatabase, openOwnSchema } from '@broadsheet/platform';
import type { OwnSchema } from '@broadsheet/platform';
import { startPlatform } from '@broadsheet/platform-testing';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { isRecord, record } from '@broadsheet/client-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';
import { WITHIN } from '../../test/openTwoProcesses.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';

const databaseUrl = process.env['TEST_DATABASE_URL'];

const STORIES = join(import.meta.dirname, '../../../../fixtures/stories');
const NIGHT = '/coast/climate/2026/11/13/night-of-the-surge/';
const WEEK = '/coast/climate/2026/11/19/a-week-after-the-surge/';
type Story = Readonly<Record<string, unknown>> & { readonly _id: string };

/** Reads the sample's story at a path. */
async function readStory(path: string): Promise<Story> {
  const names = await readdir(STORIES, { recursive: true });
  for (const name of names.filter((each) => each.endsWith('.json'))) {
    const story: unknown = JSON.parse(await readFile(join(STORIES, name), 'utf8'));
    if (isRecord(story) && story['canonical_url'] === path) return { ...story, _id: String(story['_id']) };
  }
  throw new Error(`The sample has no story at ${path}.`);
}

const headed = (story: Story, basic: string): Story => ({ ...story, headlines: { basic } });

/** Returns a block in the place of the related stories that records each page on which it is rendered. */
function createWitness(rendered: string[]) {
  const request = (path: string) => ({ source: 'content-api', query: { website_url: path } });
  function Witness() {
    const { page } = useHost();
    useContent(request(page.path), record({}));
    rendered.push(page.path);
    return null;
  }
  return defineBlock({
    name: 'related-stories',
    title: 'Witness',
    group: 'Tests',
    kind: 'feature',
    fields: {},
    hydrate: { mode: 'never' },
    content: (_fields, { page }) => [request(page.path)],
    Component: Witness,
  });
}

describe.runIf(databaseUrl)('content that another process stores', () => {
  const rendered: string[] = [];
  let schema: OwnSchema;
  /** A process without a site, such as an import by the command line. */
  let importing: TestPlatform;
  let paper: ListeningSite;

  async function store(...stories: readonly Story[]): Promise<void> {
    await using folder = await temporaryFolder();
    const files = stories.map((story, index) => folder.write(`${index}.json`, JSON.stringify(story)));
    const { rejected } = await importing.platform.import(await Promise.all(files));
    expect(rejected).toEqual([]);
  }

  const read = async (path: string) => (await paper.get(path)).text();

  beforeAll(async () => {
    schema = await openOwnSchema(databaseUrl ?? '');
    importing = await startPlatform({
      fixtures: ['pages', 'stories', 'authors', 'collections', 'tags', 'navigation'],
      database: await openDatabase(schema),
    });
    paper = await openSiteWith({
      fixtures: [],
      database: await openDatabase(schema),
      blocks: [createWitness(rendered)],
    });
  }, 120_000);
  afterAll(async () => {
    await paper[Symbol.asyncDispose]();
    await importing.close();
    await schema.drop();
  });

  test('is what the next reader gets, and only its own page is made again', async () => {
    const night = await readStory(NIGHT);
    await read(NIGHT);
    await read(WEEK);
    rendered.length = 0;
    await store(headed(night, 'The night is over'));
    await vi.waitFor(async () => expect(await read(NIGHT)).toContain('The night is over'), WITHIN);
    await read(WEEK);
    expect(rendered).toContain(NIGHT);
    expect(rendered).not.toContain(WEEK);
  });

  test('stays what it is when it is stored once more unchanged', async () => {
    const night = headed(await readStory(NIGHT), 'The night is over');
    await store(night);
    await read(NIGHT);
    rendered.length = 0;
    await store(night);
    await read(NIGHT);
    await read(WEEK);
    expect(rendered).toEqual([]);
  });

  test('is found at an address that had nothing before', async () => {
    const path = '/coast/2026/11/21/never-seen/';
    expect((await paper.get(path)).status).toBe(404);
    const night = await readStory(NIGHT);
    await store({
      ...headed(night, 'Never seen'),
      _id: 'never-seen',
      canonical_url: path,
      websites: { courier: { website_url: path } },
    });
    await vi.waitFor(async () => expect((await paper.get(path)).status).toBe(200), WITHIN);
  });

  test('that is taken back is gone', async () => {
    const week = await readStory(WEEK);
    expect((await paper.get(WEEK)).status).toBe(200);
    await store({ ...week, revision: { published: false } });
    await vi.waitFor(async () => expect((await paper.get(WEEK)).status).toBe(404), WITHIN);
    await store(week);
    await vi.waitFor(async () => expect((await paper.get(WEEK)).status).toBe(200), WITHIN);
  });

  test('is there after the connection was ended, with what was stored meanwhile', async () => {
    const night = await readStory(NIGHT);
    await read(NIGHT);
    await schema.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where query ilike 'listen%broadsheet_content%' and pid <> pg_backend_pid()`,
    );
    await store(headed(night, 'While nobody listened'));
    await vi.waitFor(async () => expect(await read(NIGHT)).toContain('While nobody listened'), {
      ...WITHIN,
      timeout: 5_000,
    });
    await store(headed(night, 'And in time'));
    await vi.waitFor(async () => expect(await read(NIGHT)).toContain('And in time'), WITHIN);
  });

  test('arrives however much of it is stored at once', async () => {
    const night = await readStory(NIGHT);
    const copies = Array.from({ length: 120 }, (_, index) => {
      const path = `/coast/2026/11/21/${'long-'.repeat(20)}${index}/`;
      return {
        ...night,
        _id: `copy-${index}`,
        canonical_url: path,
        websites: { courier: { website_url: path } },
      };
    });
    await read(NIGHT);
    await store(...copies, headed(night, 'Among many'));
    await vi.waitFor(async () => expect(await read(NIGHT)).toContain('Among many'), WITHIN);
  });
});
