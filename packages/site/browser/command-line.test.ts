/** `npx broadsheet`, the real program, beside the running newspaper. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, inject, test } from 'vitest';
import { siteEnvironment } from './newspaper/launchNewspaper.ts';

const site = join(import.meta.dirname, '..');
const fixtures = join(site, '../../fixtures');
const { origin, dataDir } = inject('newspaper');

async function broadsheet(words: readonly string[], { cwd = site, data = dataDir } = {}) {
  const child = spawn(process.execPath, [join(site, 'bin/broadsheet.mjs'), ...words], {
    cwd,
    env: siteEnvironment({ DATA_DIR: data }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complained] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code: child.exitCode, said, complained };
}

/** Answers of everything that the page names under `/assets/`. */
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
    expect(said).toBe(
      'Importing: 0 of 1 files\nImporting: 1 of 1 files\n0 imported, 1 unchanged, 0 rejected.\n',
    );
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
    const { code, said } = await broadsheet([], { data });
    expect([code, said]).toEqual([0, expect.stringContaining('Usage: broadsheet')]);
    expect((await broadsheet(['import', '--help'], { data })).said).toContain('<paths...>');
    expect((await broadsheet(['publish'], { data })).code).toBe(2);
    await expect(stat(data)).rejects.toThrow('ENOENT');
  } finally {
    await rm(folder, { recursive: true });
  }
});
