import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { documentCount, onEachDatabase, gallery, image, story } from '@broadsheet/platform-testing/content';
import { listAt, omit, textAt } from '@broadsheet/service-kit/json';

onEachDatabase('importing', (running) => {
  beforeEach(() => mkdir(running.server.folder, { recursive: true }));

  describe('images beside the documents', () => {
    const pixels = new Uint8Array([1, 2, 3]);

    test('are copied into the media folder and addressed there', async () => {
      await running.server.write('files/boat.JPG', pixels);
      await running.server.write('files/inside.png', pixels);
      const inside = omit(image('x', { url: 'files/inside.png' }), '_id');
      const result = await running.server.importAll(
        image('boat', { url: './files/boat.JPG' }),
        gallery('g', { content_elements: [inside] }),
      );
      expect(result).toMatchObject({ imported: 2, rejected: [] });
      const boat = await running.server.platform.content.findImage('boat');
      expect(boat?.url).toBe('/media/boat.jpg');
      expect(await readFile(join(running.server.platform.mediaDir, 'boat.jpg'))).toEqual(Buffer.from(pixels));
      const { body } = await running.server.get('/content/v4/?_id=g');
      const url = textAt(listAt(body, 'content_elements')[0], 'url') ?? '';
      expect(url).toMatch(/^\/media\/[A-Z2-7]{26}\.png$/);
      expect(existsSync(join(running.server.platform.mediaDir, url.slice('/media/'.length)))).toBe(true);
    });

    test('are copied again when they change or are missing, and left alone otherwise', async () => {
      await running.server.write('boat.png', pixels);
      const boat = image('boat', { url: 'boat.png' });
      await running.server.importAll(boat);
      expect(await running.server.importAll(boat)).toMatchObject({ imported: 0, unchanged: 1 });
      await running.server.write('boat.png', new Uint8Array([9]));
      expect(await running.server.importAll(boat)).toMatchObject({ imported: 1, unchanged: 0 });
      const target = join(running.server.platform.mediaDir, 'boat.png');
      expect(await readFile(target)).toEqual(Buffer.from([9]));
      await rm(target);
      expect(await running.server.importAll(boat)).toMatchObject({ imported: 0, unchanged: 1 });
      expect(await readFile(target)).toEqual(Buffer.from([9]));
    });

    test.each([
      ['a path above the import folder', '../secret.png', /outside of the import folder/],
      ['a path that leaves and does not come back', 'a/../../secret.png', /outside of the import folder/],
      ['a missing file', 'nope.png', /does not exist/],
      ['a file that is no image', 'page.svg', /must be a file of type/],
      ['a link out of the folder', 'link.png', /link to a file outside/],
    ])('are refused for %s, and their document with them', async (_, url, reason) => {
      await writeFile(join(running.server.folder, '..', 'secret.png'), 'secret');
      await symlink(join(running.server.folder, '..', 'secret.png'), join(running.server.folder, 'link.png'));
      const { imported, rejected } = await running.server.importAll(
        story('a', { promo_items: { basic: image('b', { url }) } }),
      );
      expect(imported).toBe(0);
      expect(rejected).toEqual([
        {
          file: join(running.server.folder, '0.json'),
          path: '$.promo_items.basic.url',
          reason: expect.stringMatching(reason),
        },
      ]);
      expect(await documentCount(running)).toBe(0);
    });

    test('with hostile ids stay inside the media folder', async () => {
      await running.server.write('boat.png', pixels);
      await running.server.importAll(image('../../evil', { url: 'boat.png' }));
      expect(await readdir(running.server.platform.mediaDir)).toEqual([
        expect.stringMatching(/^[A-Z2-7]{26}\.png$/),
      ]);
    });

    test('that cannot be copied keep only their own document out', async () => {
      await running.server.write('boat.png', pixels);
      await running.server.write('quay.png', pixels);
      await mkdir(join(running.server.platform.mediaDir, 'boat.png'), { recursive: true });
      const result = await running.server.importAll(
        image('quay', { url: 'quay.png' }),
        image('boat', { url: 'boat.png' }),
        story('s'),
      );
      expect(result).toMatchObject({ imported: 2, unchanged: 0 });
      expect(result.rejected.map(({ file }) => file)).toEqual([join(running.server.folder, '1.json')]);
      expect((await readdir(running.server.platform.mediaDir)).toSorted()).toEqual(['boat.png', 'quay.png']);
    });

    test('that cannot be copied leave neither a document nor half a file', async () => {
      await running.server.write('boat.png', pixels);
      await mkdir(join(running.server.platform.mediaDir, 'boat.png'), { recursive: true });
      const { rejected } = await running.server.importAll(image('boat', { url: 'boat.png' }));
      expect(rejected[0]?.reason).toMatch(/could not be stored/);
      expect(await documentCount(running)).toBe(0);
      expect(await readdir(running.server.platform.mediaDir)).toEqual(['boat.png']);
    });
  });
});
