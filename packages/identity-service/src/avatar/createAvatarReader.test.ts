import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createAvatarReader } from './createAvatarReader.ts';

const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: 'teal' } })
    .jpeg({ progressive: true })
    .toBuffer();

test('pictures are read one at a time, also after one that cannot be read', async () => {
  const read = createAvatarReader();
  const [large, small] = [await picture(4_000), await picture(10)];
  const ended: string[] = [];
  const note = (name: string, copy: Promise<Buffer>) =>
    copy.then(
      () => ended.push(`${name} read`),
      () => ended.push(`${name} refused`),
    );
  await Promise.all([
    note('large', read(large)),
    note('broken', read(large.subarray(0, 100))),
    note('small', read(small)),
  ]);
  // Side by side, the small one would be the first.
  expect(ended).toEqual(['large read', 'broken refused', 'small read']);
});
