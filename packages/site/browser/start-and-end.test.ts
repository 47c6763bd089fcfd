/** How the newspaper starts and stops, as its operator sees it. */
import { chmod, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { isRecord } from '@broadsheet/client-core';
import { copyData } from './newspaper/copyData.ts';
import { launchNewspaper } from './newspaper/launchNewspaper.ts';
import { startAsNpm } from './newspaper/startAsNpm.ts';
import type { StartedAsNpm } from './newspaper/startAsNpm.ts';

const PATIENCE_MS = 90_000;
const SOON = { timeout: 30_000, interval: 100 };

let dataDir = '';
beforeEach(async () => {
  dataDir = await copyData(inject('filledDataDir'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

/** Returns the id of the process that holds the data. */
async function ownerOf(): Promise<number> {
  const lock: unknown = JSON.parse(await readFile(join(dataDir, 'database.lock'), 'utf8'));
  return isRecord(lock) && typeof lock['pid'] === 'number' ? lock['pid'] : 0;
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    // No process has that id.
    return false;
  }
}

async function untilUp({ said }: StartedAsNpm): Promise<void> {
  await expect.poll(said, { ...SOON, timeout: 60_000 }).toContain('The newspaper is at ');
}

test(
  'the newspaper ends in order when the npm that started it is killed, and starts again as if nothing had been',
  { timeout: PATIENCE_MS },
  async () => {
    const first = await startAsNpm(dataDir);
    await untilUp(first);
    const owner = await ownerOf();
    first.npm.kill('SIGKILL');
    await expect.poll(() => isRunning(owner), SOON).toBe(false);
    expect(await readdir(dataDir)).not.toContain('database.lock');
    expect(first.said()).toContain('Stopping');
    const second = await startAsNpm(dataDir);
    await untilUp(second);
    expect(second.said()).not.toContain('recovered');
    const launched = await ownerOf();
    second.npm.kill('SIGKILL');
    await expect.poll(() => isRunning(launched), SOON).toBe(false);
  },
);

test(
  'a start over data that a killed process has left says so, and the paper is whole',
  { timeout: PATIENCE_MS },
  async () => {
    const cut = await startAsNpm(dataDir);
    await untilUp(cut);
    const dead = await ownerOf();
    process.kill(dead, 'SIGKILL');
    await expect.poll(() => isRunning(dead), SOON).toBe(false);
    cut.npm.kill('SIGKILL');
    const next = await startAsNpm(dataDir);
    await untilUp(next);
    expect(next.said()).toContain(`left open by another process (id ${dead},`);
    expect(next.said()).toContain('The database was recovered');
    expect((await fetch(`${next.origin}/`)).status).toBe(200);
    const owner = await ownerOf();
    process.kill(owner, 'SIGTERM');
    await expect.poll(() => isRunning(owner), SOON).toBe(false);
    next.npm.kill('SIGKILL');
  },
);

test(
  'a process that is told to stop sends readers elsewhere first, and answers them meanwhile',
  { timeout: PATIENCE_MS },
  async () => {
    await using paper = await launchNewspaper({ dataDir, environment: { DRAIN_MS: '3000' } });
    const statusOf = async (path: string) => (await fetch(paper.origin + path)).status;
    expect(await statusOf('/readyz?for=readers')).toBe(200);
    const owner = await ownerOf();
    const toldAt = performance.now();
    process.kill(owner, 'SIGTERM');
    await expect.poll(() => statusOf('/readyz?for=readers'), { ...SOON, interval: 20 }).toBe(503);
    expect([await statusOf('/'), await statusOf('/livez')]).toEqual([200, 200]);
    await expect.poll(() => isRunning(owner), SOON).toBe(false);
    expect(performance.now() - toldAt).toBeGreaterThan(2_900);
    expect(await readdir(dataDir)).not.toContain('database.lock');
  },
);

/** Returns a folder with all folders and files below it, and their rights; links lead to what all tests share. */
async function listRights(folder: string): Promise<ReadonlyMap<string, number>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const own = entries.filter((entry) => entry.isFile() || entry.isDirectory());
  const paths = [folder, ...own.map(({ parentPath, name }) => join(parentPath, name))];
  return new Map(
    await Promise.all(paths.map(async (path) => [path, (await stat(path)).mode & 0o777] as const)),
  );
}

test(
  'data that stand open to everybody are nobody else’s once the newspaper is up',
  { timeout: PATIENCE_MS },
  async () => {
    for (const [path, rights] of await listRights(dataDir))
      await chmod(path, rights | (((rights & 0o700) / 0o100) * 0o11));
    const paper = await startAsNpm(dataDir);
    await untilUp(paper);
    expect((await fetch(`${paper.origin}/`)).status).toBe(200);
    const open = [...(await listRights(dataDir))].filter(([, rights]) => (rights & 0o077) !== 0);
    expect(open).toEqual([]);
    const owner = await ownerOf();
    process.kill(owner, 'SIGTERM');
    await expect.poll(() => isRunning(owner), SOON).toBe(false);
    paper.npm.kill('SIGKILL');
  },
);
