import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createAvatarReader } from './createAvatarReader.ts';

const picture = () =>
  sharp({ create: { width: 2_000, height: 2_000, channels: 3, background: 'teal' } })
    .jpeg({ progressive: true })
    .toBuffer();

test('pictures are read one at a time, also after one that cannot be read', async () => {
  const read = createAvatarReader();
  const bytes = await picture();
  const broken = bytes.subarray(0, 100);
  let most = 0;
  const watch = setInterval(() => {
    const { process, queue } = sharp.counters();
    most = Math.max(most, process + queue);
  }, 1);
  const results = await Promise.allSettled([bytes, broken, bytes, bytes, bytes].map(read));
  clearInterval(watch);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect(most).toBe(1);
});
