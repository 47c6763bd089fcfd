/** `npx broadsheet`, the real program, beside the running newspaper. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, inject, test } from 'vitest';
import { siteEnvironment } from './newspaper/launchNewspaper.ts';

const site = join(import.meta.dirname, '..');
const fixtures = join(site, '../../fixtures');
const { origin, dataDir } = inject('newspaper');

interface Typed {
  readonly cwd?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

async function broadsheet(words: readonly string[], { cwd = site, environment = {} }: Typed = {}) {
  const child = spawn(process.execPath, [join(site, 'bin/broadsheet.mjs'), ...words], {
    cwd,
    env: siteEnvironment({ DATA_DIR: dataDir, ...environment }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complained] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code: child.exitCode, said, complained };
}

/** Requests everything that the page links under `/assets/`, and returns the statuses. */
async function readAssets(): Promise<readonly number[]> {
  const html = await (await fetch(`${origin}/account/login/`)).text();
  const paths = new Set(html.match(/\/assets\/[\w./-]+/g));
  return Promise.all([...paths].map(async (path) => (await fetch(origin + path)).status));
}

test('an import beside the running site builds nothing, whatever changed since the site was built', async () => {
  const built = join(site, 'dist/stamp');
  const source = join(site, 'src/main.ts');
  const { atime, mtime } = await stat(source);
  const stamp = await readFile(built, 'utf8');
  try {
    await utimes(source, new Date(), new Date());
    const { code, said, complained } = await broadsheet(['import', 'site.json'], { cwd: fixtures });
    expect([code, complained]).toEqual([0, '']);
    expect(said.split('\n')).toEqual([
      expect.stringMatching(/^Writing to the site courier: /),
      ...['Importing: 0 of 1 files', 'Importing: 1 of 1 files'],
      ...['0 imported, 1 unchanged, 0 rejected.', ''],
    ]);
    expect(await readFile(built, 'utf8')).toBe(stamp);
    const assets = await readAssets();
    expect(assets.length).toBeGreaterThan(2);
    expect(new Set(assets)).toEqual(new Set([200]));
  } finally {
    await utimes(source, atime, mtime);
  }
});

test('without words it shows its commands, and starts nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'broadsheet-words-'));
  try {
    const data = join(folder, 'data');
    const options = { environment: { DATA_DIR: data } };
    const { code, said } = await broadsheet([], options);
    expect([code, said]).toEqual([0, expect.stringContaining('Usage: broadsheet')]);
    expect((await broadsheet(['import', '--help'], options)).said).toContain('<paths...>');
    expect((await broadsheet(['publish'], options)).code).toBe(2);
    await expect(stat(data)).rejects.toThrow('ENOENT');
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('the data folder of the running site is closed to other users, with all that is in it', async () => {
  const entries = await readdir(dataDir, { recursive: true });
  const open: string[] = [];
  for (const name of ['', ...entries]) {
    const { mode } = await stat(join(dataDir, name)).catch(() => ({ mode: 0 }));
    // The database creates files as it works; their folder is closed to other users.
    if ((mode & 0o077) !== 0 && !name.startsWith('database/')) open.push(name);
  }
  expect(open).toEqual([]);
  expect((await stat(join(dataDir, 'database'))).mode & 0o777).toBe(0o700);
});

test.each([
  [
    'a port that is taken',
    { PORT: new URL(origin).port },
    /^Port \d+ of 127\.0\.0\.1 is taken by another program\./,
  ],
  [
    'a data folder that is a file',
    { DATA_DIR: import.meta.filename },
    /^DATA_DIR is ".+", but there is a file/,
  ],
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x' },
    /^The database .+ cannot/,
  ],
  [
    'pictures that are not there',
    { BRAND_DIR: '/nowhere' },
    /^BRAND_DIR is "\/nowhere", where there is no folder/,
  ],
])(
  '%s ends the start with one sentence and exit code 1',
  { timeout: 60_000 },
  async (_, variables, sentence) => {
    const folder = await mkdtemp(join(tmpdir(), 'broadsheet-start-'));
    try {
      const environment = { DATA_DIR: join(folder, 'data'), SEED_DIR: 'off', PORT: '0', ...variables };
      const { code, complained } = await broadsheet(['start'], { environment });
      expect(code).toBe(1);
      expect(complained).toMatch(sentence);
      expect(complained.trimEnd()).not.toMatch(/\n|hunter2/);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);
