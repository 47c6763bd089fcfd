import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createManualClock } from '@broadsheet/client-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAR, fakeHost, from } from '../../test/images/fakeHost.ts';
import { ask, open, openImages, patch } from '../../test/images/openImages.ts';
import type { Images } from '../../test/images/openImages.ts';

let images: Images;
beforeAll(async () => {
  images = await openImages();
  await (await patch()).png().toFile(join(images.media, 'patch.png'));
});
afterAll(() => images.close());
const openService: Images['openService'] = (options) => images.openService(options);

const files = async (dir: string) =>
  (await readdir(dir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

describe('the cache', () => {
  it('answers after a new start', async () => {
    const host = fakeHost();
    const cacheDir = join(images.home, 'kept');
    const options = {
      cacheDir,
      remote: from(host),
    };
    await ask(openService(options), FAR, 'width=100');
    expect((await ask(openService(options), FAR, 'width=100')).status).toBe(200);
    expect(host.requested).toHaveLength(1);
    expect((await files(cacheDir)).filter(({ name }) => name.endsWith('.part'))).toEqual([]);
  });

  it('makes an image again whose file was spoilt', async () => {
    const cacheDir = join(images.home, 'spoilt');
    await ask(openService({ cacheDir }), 'img-wide', 'width=100');
    for (const { parentPath, name } of await files(cacheDir)) await writeFile(join(parentPath, name), '');
    expect((await open(await ask(openService({ cacheDir }), 'img-wide', 'width=100'))).size).toBe('100x67');
  });

  it('lets go of what was not used for longest when it is full', async () => {
    const cacheDir = join(images.home, 'full');
    const clock = createManualClock(Date.now());
    const service = openService({ cacheDir, clock, cacheLimit: 6_000 });
    const use = async (query: string): Promise<void> => {
      await ask(service, '/media/patch.png', query);
      clock.advance(100_000);
    };
    await use('width=64');
    const [first] = await files(cacheDir);
    for (const width of [100, 140, 180, 200, 250, 274, 320]) {
      for (const quality of [50, 90]) await use(`width=${width}&quality=${quality}`);
      await use('width=64');
    }
    const left = await files(cacheDir);
    const sizes = await Promise.all(
      left.map(async (each) => (await stat(join(each.parentPath, each.name))).size),
    );
    expect(left.map(({ name }) => name)).toContain(first?.name);
    expect(left.length).toBeLessThan(15);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6_000);
  });

  it('has no more than a number of files of one image, however its URL is written', async () => {
    const cacheDir = join(images.home, 'flooded');
    const service = openService({ cacheDir, budget: { burst: 10_000, perSecond: 1 } });
    for (const accept of ['image/jpeg', 'image/webp']) {
      for (let width = 1; width <= 64; width += 9) {
        for (let height = 1; height <= 130; height += 3) {
          for (const quality of [1, 99]) {
            const query = `width=${width}&height=${height}&quality=${quality}&focal=${height},${width}`;
            expect((await ask(service, 'photo.jpeg', query, { accept })).status).toBe(200);
          }
        }
      }
    }
    expect((await files(cacheDir)).length).toBeLessThanOrEqual(96);
  });

  it('can be read by nobody but the owner of the process', async () => {
    const cacheDir = join(images.home, 'private');
    await ask(openService({ cacheDir }), 'img-wide', 'width=100');
    const [file] = await files(cacheDir);
    const modes = await Promise.all(
      [cacheDir, file?.parentPath ?? '', join(file?.parentPath ?? '', file?.name ?? '')].map(
        async (path) => (await stat(path)).mode & 0o777,
      ),
    );
    expect(modes).toEqual([0o700, 0o700, 0o600]);
  });

  it('clears away what an interrupted write left behind', async () => {
    const cacheDir = join(images.home, 'interrupted');
    await mkdir(cacheDir);
    const part = join(cacheDir, 'x.part');
    await writeFile(part, 'half');
    await utimes(part, 1, 1);
    await ask(openService({ cacheDir }), 'img-wide', 'width=100');
    expect((await files(cacheDir)).map(({ name }) => name)).not.toContain('x.part');
  });

  it('that cannot be written costs no answer and is told of', async () => {
    const cacheDir = join(images.home, 'file');
    await writeFile(cacheDir, '');
    const told: string[] = [];
    const service = openService({ cacheDir, log: { error: (message) => told.push(message) } });
    expect((await ask(service, 'img-wide', 'width=100')).status).toBe(200);
    expect(told).toHaveLength(2);
  });
});
