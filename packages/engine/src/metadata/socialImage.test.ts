import type { SiteProperties } from '@broadsheet/sdk-content';
import { describe, expect, it } from 'vitest';
import { resolveSocialImage } from './resolveSocialImage.ts';
import { resolveSocialImages } from './resolveSocialImages.ts';
import { socialImage } from './socialImage.ts';
import type { SocialImagePlan } from './socialImage.ts';

const site: SiteProperties = {
  id: 'courier',
  websiteName: 'The Courier',
  websiteDomain: 'https://www.courier.example/',
  fallbackImage: 'brand/fallback.jpg',
};
const FALLBACK = 'https://www.courier.example/brand/fallback.jpg';
const LIBRARY =
  'https://cloudfront-eu-central-1.images.arcpublishing.com/courier/ABCDEFGHIJKLMNOPQRSTUVWXYZ.jpg';

const photo = {
  type: 'image',
  _id: 'P1',
  url: '/media/p1.jpg',
  auth: { 2: 't0k+n' },
  alt_text: 'A pier',
};
const withPhoto = { headlines: { basic: 'H' }, promo_items: { basic: photo } };

interface Overrides {
  readonly meta?: Readonly<Record<string, string>>;
  readonly site?: SiteProperties;
}

function inputFor(type: string, globalContent: unknown = {}, overrides: Overrides = {}) {
  const page = { type, path: '/', query: {}, meta: overrides.meta ?? {} };
  return { page, globalContent, site: overrides.site ?? site };
}

function signing(answer: (id: string) => Promise<string | undefined>) {
  const requested: string[] = [];
  const sign = (id: string) => {
    requested.push(id);
    return answer(id);
  };
  return { requested, options: { sign, resizerURL: 'https://resizer.example/v2', tokenVersion: '2' } };
}

const signs = () => signing((id) => Promise.resolve(`sig-${id.length}`));

describe('the plan', () => {
  it.each([
    ['article', withPhoto, 'item', 'https://www.courier.example/media/p1.jpg', 1200, 630, 'auto'],
    ['video', withPhoto, 'item', 'https://www.courier.example/media/p1.jpg', 1200, 630, 'auto'],
    ['gallery', withPhoto, 'item', 'https://www.courier.example/media/p1.jpg', 1200, 630, 'auto'],
    ['article', {}, 'fallback', FALLBACK, 1200, undefined, 'none'],
    [
      'author',
      { authors: [{ image: photo }] },
      'author',
      'https://www.courier.example/media/p1.jpg',
      1200,
      1200,
      'smart',
    ],
    ['author', { authors: [{ image: LIBRARY }] }, 'author', LIBRARY, 1200, 1200, 'smart'],
    ['author', { authors: [{}] }, 'fallback', FALLBACK, 1200, undefined, 'none'],
    ['tag', {}, 'fallback', FALLBACK, 1200, undefined, 'none'],
    ['section', {}, 'fallback', FALLBACK, 1200, undefined, 'none'],
    ['homepage', {}, 'fallback', FALLBACK, 1200, undefined, 'none'],
  ])('of %s shows its image at its size (%#)', (type, content, kind, url, width, height, crop) => {
    const plan = socialImage(inputFor(type, content));
    expect(plan).toMatchObject({ kind, image: { url }, width, crop });
    expect([plan?.height, plan?.fallback]).toEqual([height, FALLBACK]);
  });

  it.each(['search', 'nativo-clp', 'queryly-search', 'obituary'])('of %s is none', (type) => {
    expect(socialImage(inputFor(type, withPhoto, { meta: { 'og:image': LIBRARY } }))).toBeUndefined();
  });

  it('is none where the site has no fallback image either', () => {
    expect(socialImage(inputFor('homepage', {}, { site: { id: 'courier' } }))).toBeUndefined();
  });

  const poster = { type: 'image', url: 'https://cdn.example/poster.jpg' };
  it.each([
    ['the poster of lead art', { lead_art: { type: 'video', promo_items: { basic: poster } } }],
    ['lead art that is an image', { lead_art: poster }],
    ['lead art beside a promo that is no image', { basic: { type: 'video', url: '/v' }, lead_art: poster }],
  ])('of a story takes %s', (_case, promo_items) => {
    expect(socialImage(inputFor('article', { promo_items }))?.image.url).toBe(poster.url);
  });

  it('takes what an editor named for the network, else for the other one', () => {
    const meta = { 'og:image': '/og.jpg', 'twitter:image': 'https://cdn.example/tw.jpg' };
    const urlFor = (given: Readonly<Record<string, string>>, network: 'og' | 'twitter') =>
      socialImage(inputFor('homepage', withPhoto, { meta: given }), network)?.image.url;
    expect([
      urlFor(meta, 'og'),
      urlFor(meta, 'twitter'),
      urlFor({ 'og:image': '/og.jpg' }, 'twitter'),
    ]).toEqual([
      'https://www.courier.example/og.jpg',
      'https://cdn.example/tw.jpg',
      'https://www.courier.example/og.jpg',
    ]);
  });

  it.each([
    ['the page meta', 'article', withPhoto, { 'og:image:alt': 'Own' }, 'Own'],
    ['the image', 'article', withPhoto, {}, 'A pier'],
    ['its caption', 'article', { promo_items: { basic: { caption: '<i>At</i> dusk' } } }, {}, 'At dusk'],
    ['the lead art', 'video', { promo_items: { lead_art: { alt_text: 'Gates' } } }, {}, 'Gates'],
    ['the caption of the lead art', 'video', { promo_items: { lead_art: { caption: 'Six' } } }, {}, 'Six'],
    ['nobody', 'article', {}, {}, undefined],
    ['the portrait', 'author', { authors: [{ image: photo, byline: 'Nell' }] }, {}, 'A pier'],
    ['the byline', 'author', { authors: [{ byline: 'Nell', name: 'Eleanor' }] }, {}, 'Nell'],
    ['the name', 'author', { authors: [{ name: 'Eleanor' }] }, {}, 'Eleanor'],
    ['the site', 'author', {}, {}, 'The Courier'],
    ['the social title', 'tag', { Payload: [{ name: 'Port' }] }, {}, 'Port - The Courier'],
    ['the social title', 'section', { name: 'News' }, { 'og:title': 'All news' }, 'All news'],
    ['the site', 'homepage', {}, {}, 'The Courier'],
  ])('has the alt text of %s on %s', (_who, type, content, meta, alt) => {
    expect(socialImage(inputFor(type, content, { meta }))?.alt).toBe(alt);
  });
});

async function resolved(type: string, content: unknown, signer = signs(), overrides: Overrides = {}) {
  const plan = socialImage(inputFor(type, content, overrides));
  return { url: plan && (await resolveSocialImage(plan, signer.options)), requested: signer.requested };
}

describe('the URL', () => {
  it('of an image with a token needs no signing', async () => {
    expect(await resolved('article', withPhoto)).toEqual({
      url: 'https://resizer.example/v2/P1.jpg?smart=true&auth=t0k%2Bn&width=1200&height=630',
      requested: [],
    });
  });

  it('of an item is cropped around its focal point', async () => {
    const basic = { ...photo, focal_point: { x: 30, y: 40 } };
    const { url } = await resolved('article', { promo_items: { basic } });
    expect(url).toContain('/P1.jpg?focal=30,40&auth=');
  });

  it('of a library image is signed by its id', async () => {
    expect(await resolved('author', { authors: [{ image: LIBRARY }] })).toEqual({
      url: 'https://resizer.example/v2/ABCDEFGHIJKLMNOPQRSTUVWXYZ.jpg?smart=true&auth=sig-26&width=1200&height=1200',
      requested: ['ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
    });
  });

  it('of the fallback image is signed whole and only scaled', async () => {
    expect(await resolved('homepage', {})).toEqual({
      url: `https://resizer.example/v2/${encodeURIComponent(FALLBACK)}?auth=sig-46&width=1200`,
      requested: [FALLBACK],
    });
  });

  it.each(['/resizer/v2/', `${site.websiteDomain}/resizer/v2/`])(
    'of an image of the site is signed by its path for the resizer of the site itself, %s',
    async (resizerURL) => {
      const { requested, options } = signs();
      const plan = socialImage(inputFor('homepage', {}, { site: { ...site, fallbackImage: '/f.jpg' } }));
      const url =
        plan && (await resolveSocialImage(plan, { ...options, resizerURL, domain: site.websiteDomain }));
      expect([url, requested]).toEqual([`${resizerURL}%2Ff.jpg?auth=sig-6&width=1200`, ['/f.jpg']]);
    },
  );

  it('of an author needs no signing where the service has said the image with its token', async () => {
    const ansImage = { type: 'image', _id: 'F1', url: '/face.jpg', auth: { 2: 'faces' } };
    expect(await resolved('author', { authors: [{ image: '/face.jpg', ansImage }] })).toEqual({
      url: 'https://resizer.example/v2/F1.jpg?smart=true&auth=faces&width=1200&height=1200',
      requested: [],
    });
    const { requested } = await resolved('author', { authors: [{ image: '/other.jpg', ansImage }] });
    expect(requested).toEqual(['https://www.courier.example/other.jpg']);
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('down'))],
    ['answers nothing', () => Promise.resolve(undefined)],
    ['answers an empty token', () => Promise.resolve('')],
  ])('is the plain fallback when signing %s', async (_case, answer) => {
    const unsigned = { promo_items: { basic: { type: 'image', url: '/p.jpg' } } };
    for (const [type, content] of [
      ['article', unsigned],
      ['homepage', {}],
    ] as const) {
      const { url } = await resolved(type, content, signing(answer));
      expect(url).toBe(FALLBACK);
    }
    const { url } = await resolved('article', unsigned, signing(answer), {
      site: { ...site, fallbackImage: undefined },
    });
    expect(url).toBeUndefined();
  });

  it.each([
    ['fallback.jpg', 'https://www.courier.example/fallback.jpg'],
    ['//fallback.example/f.jpg', 'https://fallback.example/f.jpg'],
    ['/fallback.jpg', 'https://www.courier.example/fallback.jpg'],
    ['https://cdn.example/f.jpg', 'https://cdn.example/f.jpg'],
  ])('of the fallback image %s is absolute', async (fallbackImage, url) => {
    const failing = signing(() => Promise.resolve(undefined));
    const { url: found } = await resolved('homepage', {}, failing, { site: { ...site, fallbackImage } });
    expect(found).toBe(url);
  });

  it('is the original on a site without a resizer', async () => {
    const { requested, options } = signs();
    const plan = socialImage(inputFor('article', withPhoto));
    expect(plan).toBeDefined();
    const plans: readonly SocialImagePlan[] = plan === undefined ? [] : [plan];
    const urls = await Promise.all(
      plans.map((each) => resolveSocialImage(each, { ...options, resizerURL: undefined })),
    );
    expect([urls, requested]).toEqual([['https://www.courier.example/media/p1.jpg'], []]);
  });
});

describe('both networks together', () => {
  it('sign a shared image once', async () => {
    const { requested, options } = signs();
    const images = await resolveSocialImages(
      inputFor('homepage', {}, { meta: { 'og:image': LIBRARY } }),
      options,
    );
    expect(images.og).toEqual({
      url: 'https://resizer.example/v2/ABCDEFGHIJKLMNOPQRSTUVWXYZ.jpg?smart=true&auth=sig-26&width=1200&height=630',
      alt: 'The Courier',
    });
    expect([images.twitter, requested.length]).toEqual([images.og, 1]);
  });

  it('keep images and alt texts of their own', async () => {
    const meta = { 'og:image': LIBRARY, 'twitter:image': '/tw.jpg', 'twitter:image:alt': 'Small' };
    const { requested, options } = signs();
    const images = await resolveSocialImages(inputFor('article', withPhoto, { meta }), options);
    expect([images.twitter?.alt, images.twitter?.url === images.og?.url, requested.length]).toEqual([
      'Small',
      false,
      2,
    ]);
  });

  it('are empty for a page without an image', async () => {
    expect(await resolveSocialImages(inputFor('search'), signs().options)).toEqual({});
  });
});
