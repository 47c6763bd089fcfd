import { expect, test } from 'vitest';
import { renderPart } from '../../test/renderPart.tsx';
import { ResizedImage } from './ResizedImage.tsx';
import type { ResizedImageProps } from './ResizedImage.tsx';

const source = {
  _id: 'img-1',
  url: 'https://media.example/img-1.jpg',
  auth: { 2: 'key' },
  width: 1800,
  height: 1200,
};
const shape = { width: 800, widths: [400, 800] };

async function image(props: Partial<ResizedImageProps>, site = {}) {
  const { container, logs } = await renderPart(
    <ResizedImage source={source} alt="A pier" {...shape} {...props} />,
    {
      site,
    },
  );
  return { image: container.querySelector('img'), logs, container };
}

/** Returns the resizer URLs of a source set as `width x height` with their cropping. */
function sizes(srcset: string | null | undefined) {
  return srcset?.split(', ').map((candidate) => {
    const [address = '', size] = candidate.split(' ');
    const { pathname, searchParams } = new URL(address, 'https://site.test');
    return { pathname, size, ...Object.fromEntries(searchParams) };
  });
}

test('asks the resizer for each width in its ratio, cropped smartly', async () => {
  const { image: shown, logs } = await image({ ratio: '16:9', sizes: '50vw' });
  const common = { pathname: '/resizer/v2/img-1.jpg', smart: 'true', auth: 'key' };
  expect(sizes(shown?.getAttribute('srcset'))).toEqual([
    { ...common, width: '400', height: '225', size: '400w' },
    { ...common, width: '800', height: '450', size: '800w' },
  ]);
  expect(sizes(shown?.getAttribute('src'))).toEqual([
    { ...common, width: '800', height: '450', size: undefined },
  ]);
  expect(shown?.getAttribute('sizes')).toBe('50vw');
  expect([shown?.alt, shown?.getAttribute('width'), shown?.getAttribute('height')]).toEqual([
    'A pier',
    '800',
    '450',
  ]);
  expect(logs).toEqual([]);
});

test('is cropped around its focal point', async () => {
  const { image: shown } = await image({ source: { ...source, focal_point: { x: 900, y: 740 } } });
  expect(sizes(shown?.getAttribute('src'))).toMatchObject([{ focal: '900,740' }]);
});

test('keeps its own shape without a ratio, cut to whole pixels', async () => {
  const { image: shown } = await image({ width: 377, widths: [] });
  expect(sizes(shown?.getAttribute('src'))).toMatchObject([{ width: '377', height: '251' }]);
  expect(shown?.hasAttribute('srcset')).toBe(false);
});

test('says no height where no shape is known', async () => {
  const { image: shown } = await image({ source: { ...source, width: undefined } });
  expect(sizes(shown?.getAttribute('src'))).toMatchObject([{ width: '800' }]);
  expect(shown?.getAttribute('src')).not.toContain('height');
  expect(shown?.hasAttribute('height')).toBe(false);
});

test('drops widths that are no whole pixels', async () => {
  const { image: shown } = await image({ widths: [0, 400.5, -3, 600], sizes: '50vw' });
  expect(sizes(shown?.getAttribute('srcset'))?.map(({ size }) => size)).toEqual(['600w']);
});

test('waits until it is near, unless the page is waited for it', async () => {
  expect((await image({})).image?.getAttribute('loading')).toBe('lazy');
  expect((await image({ loading: 'eager' })).image?.getAttribute('loading')).toBe('eager');
  const { image: lead } = await image({ isLead: true });
  expect([lead?.getAttribute('loading'), lead?.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
});

test.each([
  ['no token', { ...source, auth: undefined }],
  ['a token of another version', { ...source, auth: { 1: 'key' } }],
])('is shown plain with %s, and the log says so', async (_, unsigned) => {
  const { image: shown, logs } = await image({ source: unsigned, ratio: '4:3' });
  expect(shown?.getAttribute('src')).toBe(source.url);
  expect(shown?.hasAttribute('srcset')).toBe(false);
  expect([shown?.alt, shown?.getAttribute('height')]).toEqual(['A pier', '600']);
  expect(new Set(logs)).toEqual(new Set(['No auth token provided for resizer']));
});

test('is shown plain on a site without a resizer, and the log says which setting is missing', async () => {
  const { image: shown, logs } = await image({ source }, { resizerURL: undefined });
  expect(shown?.getAttribute('src')).toBe(source.url);
  expect([...new Set(logs)]).toEqual([expect.stringContaining('"resizerURL"')]);
});

test.each([
  ['/brand/fallback.jpg', '/brand/fallback.jpg'],
  ['brand/fallback.jpg', '/brand/fallback.jpg'],
  ['https://cdn.example/f.jpg', 'https://cdn.example/f.jpg'],
])('falls back on the site’s image %s, which says nothing', async (fallbackImage, address) => {
  for (const missing of [undefined, { _id: 'img-1', auth: { 2: 'key' } }]) {
    const { image: shown, logs } = await image({ source: missing, ratio: '16:9' }, { fallbackImage });
    expect([shown?.getAttribute('src'), shown?.getAttribute('alt')]).toEqual([address, '']);
    expect([shown?.getAttribute('width'), shown?.getAttribute('height')]).toEqual(['800', '450']);
    expect(logs).toEqual([]);
  }
});

test('is nothing without a source and without a fallback', async () => {
  const { container } = await image({ source: undefined }, { fallbackImage: undefined });
  expect(container.innerHTML).toBe('');
});
