import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databasesUnderTest, emptyTables } from '@broadsheet/platform-testing/databases';
import { createContentStore } from '../../store/createContentStore.ts';
import { textAt, valueAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { Database } from '@broadsheet/service-kit/database';
import { getImageTexts } from './imageTexts.ts';
import { getImageTags } from './imageTags.ts';
import { createImageLibrary, getReplacedDate } from './createImageLibrary.ts';
import type { ImageLibrary } from './createImageLibrary.ts';

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: width % 255, b: 20 } } });

describe.each(databasesUnderTest)('the library of images on $name', ({ open }) => {
  let database: Database;
  let media: string;
  let library: ImageLibrary;
  const list = async (size: number) => (await library.search({ size })).images;
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
    expect(await list(9)).toEqual([]);
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
    expect((await list(9)).map((image) => valueAt(image, 'width'))).toEqual([11, 10]);
    await add(10);
    expect((await list(9)).map((image) => textAt(image, '_id'))[0]).toBe(textAt(first, '_id'));
    expect(await list(9)).toHaveLength(2);
    expect(await list(1)).toHaveLength(1);
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

  test('keeps texts, tags and a focal point that are saved while the file is replaced', async () => {
    const upload = { bytes: await draw(600, 400).png().toBuffer(), name: 'a.png' };
    const id = textAt(await library.add(upload), '_id') ?? '';
    const other = { bytes: await draw(300, 200).png().toBuffer(), name: 'b.png' };
    await Promise.all([
      library.replace(id, other),
      library.setTexts(id, { alt: 'Boats' }),
      library.setTexts(id, { credit: 'Ada Quill' }),
      library.setTags(id, ['Fog']),
      library.setFocalPoint(id, { x: 60, y: 40 }),
    ]);
    const kept = (await library.find(id)) ?? {};
    expect(kept).toMatchObject({ width: 300, height: 200, subtitle: 'b.png' });
    expect(getReplacedDate(kept)).toBeDefined();
    expect(getImageTexts(kept)).toMatchObject({ alt: 'Boats', credit: 'Ada Quill' });
    expect(getImageTags(kept)).toEqual(['Fog']);
    // Given before the replacement it keeps its share of the width and height, and given after it its place.
    expect([
      { x: 30, y: 20 },
      { x: 60, y: 40 },
    ]).toContainEqual(valueAt(kept, 'focal_point'));
  });

  test('stores no half of a character, of a name or a tag that is too long or a text', async () => {
    const upload = { bytes: await draw(43, 20).png().toBuffer(), name: `${'a'.repeat(199)}🌊.png` };
    const image = await library.add(upload);
    expect(textAt(image, 'subtitle')).toBe('a'.repeat(199));
    const id = textAt(image, '_id') ?? '';
    await library.setTags(id, [`${'b'.repeat(59)}🌊`]);
    await library.setTexts(id, { alt: 'Sea \uD83C' });
    const kept = (await library.find(id)) ?? {};
    expect(getImageTags(kept)).toEqual(['b'.repeat(59)]);
    expect(getImageTexts(kept).alt).toBe('Sea \uFFFD');
  });

  describe('finding images', () => {
    const upload = async (name: string, texts: { alt?: string; caption?: string; credit?: string } = {}) => {
      const bytes = await draw(50 + (now % 997), 20)
        .png()
        .toBuffer();
      const id = textAt(await library.add({ bytes, name }), '_id') ?? '';
      await library.setTexts(id, texts);
      return id;
    };
    const find = async (search: Omit<Parameters<ImageLibrary['search']>[0], 'size'>) =>
      (await library.search({ ...search, size: 9 })).images.map((image) => textAt(image, 'subtitle'));

    test('finds parts of the file name, the alternative text, the caption, the credit and the tags', async () => {
      const id = await upload('IMG_2041.png', {
        alt: 'Château in fog',
        caption: 'The <keep>',
        credit: 'Ada Quill',
      });
      await library.setTags(id, ['Weather', '海辺の朝']);
      await upload('other.png');
      for (const words of [
        'img_20',
        'chateau',
        'Château fog',
        'keep',
        'quill',
        'weath',
        '辺の',
        '  ADA  2041 ',
      ])
        expect([words, await find({ words })]).toEqual([words, ['IMG_2041.png']]);
      for (const words of ['img%', '2_41', "'; drop table documents; --", 'lt;', '\u0000nothing'])
        expect([words, await find({ words })]).toEqual([words, []]);
      expect(await find({ words: ' ' })).toHaveLength(2);
    });

    test('finds images of a time, and of a tag whatever its case', async () => {
      now = Date.UTC(2026, 8, 30, 23, 59);
      const first = await upload('september.png');
      now = Date.UTC(2026, 9, 1);
      await upload('october.png');
      await library.setTags(first, [' Harbour  Fog', 'harbour fog!', '…', 'tides']);
      const october = Date.UTC(2026, 9, 1);
      expect(await find({ until: october })).toEqual(['september.png']);
      expect(await find({ from: october })).toEqual(['october.png']);
      expect(await find({ tag: 'harbour-fog' })).toEqual(['september.png']);
      expect(await find({ tag: 'fog' })).toEqual([]);
      expect(await library.listTags()).toEqual([
        { slug: 'harbour-fog', text: 'harbour fog!', count: 1 },
        { slug: 'tides', text: 'tides', count: 1 },
      ]);
      await library.setTags(first, []);
      expect(await library.listTags()).toEqual([]);
    });

    test('lists all images page by page, each once, also those added meanwhile and without a date', async () => {
      for (const name of ['1', '2', '3', '4']) await upload(name);
      await database.query(
        "update documents set display_date = null where body ->> 'subtitle' in ('1', '2')",
      );
      const seen: (string | undefined)[] = [];
      let after: string | undefined;
      do {
        const found = await library.search({ size: 1, after });
        seen.push(...found.images.map((image) => textAt(image, 'subtitle')));
        if (after === undefined) await upload('new');
        after = found.next;
      } while (after !== undefined);
      expect(seen.slice(0, 2)).toEqual(['4', '3']);
      expect(new Set(seen.slice(2))).toEqual(new Set(['1', '2']));
      expect(await find({ after: 'nonsense' })).toHaveLength(5);
    });
  });

  describe('replacing and deleting', () => {
    const add = async (width: number, kind: 'png' | 'jpeg' = 'png') =>
      library.add({ bytes: await draw(width, 20)[kind]().toBuffer(), name: `${width}.${kind}` });
    const readStored = async (image: JsonObject | undefined) =>
      sharp(await readFile(join(media, textAt(image, 'url')?.replace('/media/', '') ?? ''))).metadata();

    test('gives an image another file at its address, in its format, with its texts', async () => {
      const image = await add(40);
      const id = textAt(image, '_id') ?? '';
      await library.setTexts(id, { alt: 'Boats' });
      await library.setFocalPoint(id, { x: 10, y: 5 });
      const bytes = await draw(80, 60).jpeg().toBuffer();
      const replaced = await library.replace(id, { bytes, name: 'better.jpg' });
      expect(replaced).toMatchObject({
        _id: id,
        url: textAt(image, 'url'),
        width: 80,
        height: 60,
        alt_text: 'Boats',
        subtitle: 'better.jpg',
        focal_point: { x: 20, y: 15 },
      });
      expect(await readStored(replaced)).toMatchObject({ format: 'png', width: 80 });
      const [listed] = await list(9);
      expect(textAt(listed, 'subtitle')).toBe('better.jpg');
    });

    test('keeps the other file when the first one is uploaded again, as an image of its own', async () => {
      const first = await add(40);
      const id = textAt(first, '_id') ?? '';
      await library.replace(id, { bytes: await draw(80, 60).png().toBuffer(), name: 'b' });
      const again = await add(40);
      expect(textAt(again, '_id')).not.toBe(id);
      expect(textAt(await add(40), '_id')).toBe(textAt(again, '_id'));
      expect(await readStored(await library.find(id))).toMatchObject({ width: 80 });
      expect(await readStored(again)).toMatchObject({ width: 40 });
    });

    test('refuses a file that is no image, an unknown image and one of an import', async () => {
      const image = await add(40);
      const id = textAt(image, '_id') ?? '';
      const upload = { bytes: await draw(9, 9).png().toBuffer(), name: 'x' };
      const page = { bytes: Buffer.from('<script>'), name: 'x.png' };
      await expect(library.replace(id, page)).rejects.toMatchObject({ status: 422 });
      expect(await readStored(image)).toMatchObject({ width: 40 });
      await expect(library.replace('unknown', upload)).rejects.toMatchObject({ status: 404 });
      await database.query(
        `update documents set body = body || '{"url":"/media/old/../uploads/a.png"}' where id = $1`,
        [id],
      );
      await expect(library.replace(id, upload)).rejects.toMatchObject({ fault: 'image-imported' });
    });

    test('deletes an image with its file, once', async () => {
      const image = await add(40);
      const id = textAt(image, '_id') ?? '';
      await library.remove(id);
      expect(await list(9)).toEqual([]);
      expect(await library.find(id)).toBeUndefined();
      await expect(readStored(image)).rejects.toThrow(/no such file/);
      await expect(library.remove(id)).rejects.toMatchObject({ status: 404 });
    });
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
