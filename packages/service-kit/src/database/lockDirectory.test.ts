import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDirectory } from './lockDirectory.ts';

let folder = '';
let directory = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
  directory = join(folder, 'database');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function writeLock(pid: number, processStart: string): Promise<void> {
  const lock = { pid, processStart, since: '2026-11-20T09:00:00.000Z', token: 'a' };
  await writeFile(`${directory}.lock`, JSON.stringify(lock));
}

/** Reads the start of a process; only Linux reports it, elsewhere the id alone counts. */
async function startOf(pid: number): Promise<string> {
  try {
    const line = await readFile(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return 'unknown';
  }
}

test('refuses a second owner in the same process and names it', async () => {
  await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(
    new RegExp(`${directory} is in use by this same process \\(id ${process.pid}, since 20.*DATABASE_URL`),
  );
});

test('refuses a folder that another living process holds', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  try {
    await writeLock(child.pid ?? 0, await startOf(child.pid ?? 0));
    await expect(lockDirectory(directory)).rejects.toThrow(
      `is in use by another process (id ${child.pid}, since 2026-11-20T09:00:00.000Z)`,
    );
  } finally {
    child.kill('SIGKILL');
  }
});

test('takes over the lock of a process that is gone', async () => {
  const child = spawn(process.execPath, ['-e', '0']);
  await new Promise((resolve) => child.once('exit', resolve));
  await writeLock(child.pid ?? 0, '1');
  await lockDirectory(directory);
  expect(await readFile(`${directory}.lock`, 'utf8')).toContain(`"pid":${process.pid},`);
});

test('takes over the lock of an earlier process that had the same id', async () => {
  await writeLock(process.pid, '1');
  await lockDirectory(directory);
  expect(await readFile(`${directory}.lock`, 'utf8')).not.toContain('"processStart":"1"');
});

test('takes over a lock that was cut off while it was written', async () => {
  await writeFile(`${directory}.lock`, '{"pid":');
  await lockDirectory(directory);
  expect(await readFile(`${directory}.lock`, 'utf8')).toContain(`"pid":${process.pid},`);
});

test('lets exactly one of many take over a dead lock', async () => {
  for (let round = 0; round < 20; round += 1) {
    await writeLock(process.pid, '1');
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockDirectory(directory)));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  }
});

test('gives the folder back, once, and leaves a later owner alone', async () => {
  const first = await lockDirectory(directory);
  await first.release();
  expect(await readdir(folder)).toEqual([]);
  const second = await lockDirectory(directory);
  await first.release();
  await expect(lockDirectory(directory)).rejects.toThrow('in use');
  await second.release();
  expect(await readdir(folder)).toEqual([]);
});
