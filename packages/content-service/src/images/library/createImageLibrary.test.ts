import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest, emptyTables } from '@broadsheet/platform-testing/databases';
import { createContentStore } from '../../store/createContentStore.ts';
import { textAt, valueAt } from '@broadsheet/service-kit/json';
import type { Database } from '@broadsheet/service-kit/database';
import { getImageTexts } from './imageTexts.ts';
import { createImageLibrary } from './createImageLibrary.ts';
import type { ImageLibrary } from './createImageLibrary.ts';

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: width % 255, b: 20 } } });

describe.each(databasesUnderTest)('the library of images on $name', ({ open }) => {
  let database: Database;
  let media: string;
  let library: ImageLibrary;
  let now = Date.UTC(2026, 10, 23);

  beforeAll(async () => {
    database = await open();
  }, 60_000);
  beforeEach(async () => {
    await emptyTables(database);
    media = await mkdtemp(join(tmpdir(), 'library-'));
    const clock = { now: () => (now += 1000) };
    library = createImageLibrary({
      content: createContentStore({ database, site: 'courier', clock }),
      media,
    });
  });
  afterAll(async () => {
    await database.close();
    await rm(media, { recursive: true, force: true });
  });

  test('keeps an image without what the camera wrote into it, and upright', async () => {
    const bytes = await draw(30, 20)
      .jpeg()
      .withExif({
        IFD0: { Copyright: 'Ada Quill', Orientation: '6' },
        IFD3: { GPSLatitude: '51/1 30/1 0/1' },
      })
      .toBuffer();
    const turned = await sharp(bytes).withMetadata({ orientation: 6 }).toBuffer();
    const image = await library.add({ bytes: turned, name: 'harbour.jpg' });
    expect(image).toMatchObject({ type: 'image', width: 20, height: 30, subtitle: 'harbour.jpg' });
    const stored = await readFile(join(media, textAt(image, 'url')?.replace('/media/', '') ?? ''));
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    expect(stored.includes('Ada Quill')).toBe(false);
    expect(await library.find(textAt(image, '_id') ?? '')).toEqual(image);
  });

  test.each([
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
    ['the beginning of an image', Buffer.from('\u00ff\u00d8\u00ffrest', 'latin1')],
  ])('refuses %s, whatever its name says', async (_, bytes) => {
    await expect(library.add({ bytes, name: 'photo.jpg' })).rejects.toMatchObject({ status: 422 });
    expect(await library.list(9)).toEqual([]);
  });

  test('takes what hides behind an image away, and its name for no path', async () => {
    const bytes = Buffer.concat([
      await draw(9, 9).png().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const image = await library.add({ bytes, name: '../../evil\u0000.html' });
    expect(textAt(image, 'url')).toMatch(/^\/media\/uploads\/[A-Z2-7]{26}\.png$/);
    const [file] = await readdir(join(media, 'uploads'));
    expect((await readFile(join(media, 'uploads', file ?? ''))).includes('<script>')).toBe(false);
  });

  test('has the same image once, and the newest first', async () => {
    const add = async (width: number) =>
      library.add({ bytes: await draw(width, 5).png().toBuffer(), name: `${width}.png` });
    const first = await add(10);
    await add(11);
    expect((await library.list(9)).map((image) => valueAt(image, 'width'))).toEqual([11, 10]);
    await add(10);
    expect((await library.list(9)).map((image) => textAt(image, '_id'))[0]).toBe(textAt(first, '_id'));
    expect(await library.list(9)).toHaveLength(2);
    expect(await library.list(1)).toHaveLength(1);
  });

  test('keeps texts with an image, also when it is uploaded again', async () => {
    const upload = { bytes: await draw(41, 20).png().toBuffer(), name: 'a' };
    const id = textAt(await library.add(upload), '_id') ?? '';
    expect(getImageTexts((await library.find(id)) ?? {})).toEqual({ alt: '', caption: '', credit: '' });
    await library.setTexts(id, { alt: ' Boats\n', caption: 'Salt & <rope>', credit: 'Ada Quill' });
    await library.setTexts(id, { alt: 'Boats in fog' });
    expect(await library.add(upload)).toMatchObject({ caption: 'Salt &amp; &lt;rope&gt;' });
    const texts = { alt: 'Boats in fog', caption: 'Salt & <rope>', credit: 'Ada Quill' };
    expect(getImageTexts((await library.find(id)) ?? {})).toEqual(texts);
    await library.setTexts(id, { alt: '', credit: ' ' });
    expect(Object.keys((await library.find(id)) ?? {})).not.toEqual(
      expect.arrayContaining(['alt_text', 'credits']),
    );
    await expect(library.setTexts('unknown', { alt: 'x' })).rejects.toMatchObject({ status: 404 });
  });

  test('stores what of an image stays in sight, inside of it', async () => {
    const id =
      textAt(await library.add({ bytes: await draw(40, 20).png().toBuffer(), name: 'a' }), '_id') ?? '';
    await library.setFocalPoint(id, { x: 30, y: 5 });
    expect(await library.find(id)).toMatchObject({ focal_point: { x: 30, y: 5 } });
    await expect(library.setFocalPoint(id, { x: 41, y: 5 })).rejects.toMatchObject({ status: 422 });
    await expect(library.setFocalPoint('unknown', { x: 1, y: 1 })).rejects.toMatchObject({ status: 404 });
    expect(await library.find(id)).toMatchObject({ focal_point: { x: 30, y: 5 } });
  });
});
