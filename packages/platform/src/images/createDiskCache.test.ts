import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createManualClock } from '@broadsheet/client-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAR, fakeHost, from } from './testing/fakeHost.ts';
import { ask, open, openPictures, patch } from './testing/openPictures.ts';
import type { Pictures } from './testing/openPictures.ts';

let pictures: Pictures;
beforeAll(async () => {
  pictures = await openPictures();
  await (await patch()).png().toFile(join(pictures.media, 'patch.png'));
});
afterAll(() => pictures.close());
const openService: Pictures['openService'] = (options) => pictures.openService(options);

describe('the cache', () => {
  it('answers after a new start', async () => {
    const host = fakeHost();
    const cacheDir = join(pictures.home, 'kept');
    const options = {
      cacheDir,
      remote: from(host),
    };
    await ask(openService(options), FAR, 'width=100');
    expect((await ask(openService(options), FAR, 'width=100')).status).toBe(200);
    expect(host.asked).toHaveLength(1);
    expect((await readdir(cacheDir)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('makes a picture again whose file was spoilt', async () => {
    const cacheDir = join(pictures.home, 'spoilt');
    await ask(openService({ cacheDir }), 'img-wide', 'width=100');
    for (const name of await readdir(cacheDir)) await writeFile(join(cacheDir, name), '');
    expect((await open(await ask(openService({ cacheDir }), 'img-wide', 'width=100'))).size).toBe('100x67');
  });

  it('lets go of what was not used for longest when it is full', async () => {
    const cacheDir = join(pictures.home, 'full');
    const clock = createManualClock(Date.now());
    const service = openService({ cacheDir, clock, cacheLimit: 8_000 });
    const use = async (quality: number): Promise<void> => {
      await ask(service, '/media/patch.png', `width=200&quality=${quality}`);
      clock.advance(100_000);
    };
    await use(1);
    const [first = ''] = await readdir(cacheDir);
    for (let quality = 2; quality <= 40; quality += 1) {
      await use(quality);
      await use(1);
    }
    const names = await readdir(cacheDir);
    const sizes = await Promise.all(names.map(async (name) => (await stat(join(cacheDir, name))).size));
    expect(names).toContain(first);
    expect(names.length).toBeLessThan(40);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(8_000);
  });

  it('clears away what an interrupted write left behind', async () => {
    const cacheDir = join(pictures.home, 'interrupted');
    await mkdir(cacheDir);
    const part = join(cacheDir, 'x.part');
    await writeFile(part, 'half');
    await utimes(part, 1, 1);
    await ask(openService({ cacheDir }), 'img-wide', 'width=100');
    expect(await readdir(cacheDir)).not.toContain('x.part');
  });

  it('that cannot be written costs no answer and is told of', async () => {
    const cacheDir = join(pictures.home, 'file');
    await writeFile(cacheDir, '');
    const told: string[] = [];
    const service = openService({ cacheDir, log: { error: (message) => told.push(message) } });
    expect((await ask(service, 'img-wide', 'width=100')).status).toBe(200);
    expect(told).toHaveLength(2);
  });
});
