/** What the newspaper of the applications has: documents, an offer, and the addresses under which blocks ask for them. */

const story = (/** @type {string} */ id, /** @type {string} */ headline, more = {}) => ({
  type: 'story',
  _id: id,
  canonical_url: `/coast/${id}/`,
  headlines: { basic: headline },
  description: { basic: 'It sails on Friday.' },
  websites: { courier: { website_url: `/coast/${id}/`, website_section: { _id: '/coast/', name: 'Coast' } } },
  promo_items: { basic: image(id) },
  ...more,
});

const image = (/** @type {string} */ id) => ({
  type: 'image',
  _id: id,
  url: `/media/${id}.svg`,
  width: 1200,
  height: 800,
  alt_text: `Picture of ${id}`,
  caption: `Caption of ${id}`,
  auth: { 2: 'token' },
});

const FERRY = story('ferry', 'Ferry sold', {
  content_restrictions: { content_code: 'subscribers', is_teaser: true },
});

const GALLERY = {
  type: 'gallery',
  _id: 'gallery-storm',
  headlines: { basic: 'After the storm' },
  content_elements: [image('pier'), image('harbour')],
};

const VIDEO = {
  type: 'video',
  _id: 'video-ferry',
  headlines: { basic: 'One crossing' },
  description: { basic: 'Filmed from the quay.' },
  promo_items: { basic: image('still') },
  embed_html: '<video controls></video>',
};

export const OFFER = {
  pageTitle: 'Read everything',
  pageSubTitle: 'Leave when you like',
  campaignCode: 'default',
  products: [
    {
      sku: 'digital',
      name: 'Digital',
      attributes: [{ id: 1, featureText: 'Every story', value: 'Every story' }],
      pricingStrategies: [
        {
          pricingStrategyId: 1,
          priceCode: 'DIGITAL-M',
          name: 'Monthly',
          description: 'All stories, every day',
          summary: 'Begin for €1',
          currencyCode: 'EUR',
          rates: [
            { amount: 1, duration: 'Month', durationCount: 3, billingFrequency: 'Month', billingCount: 1 },
            {
              amount: 12,
              duration: 'UntilCancelled',
              durationCount: 1,
              billingFrequency: 'Month',
              billingCount: 1,
            },
          ],
          taxInclusive: true,
        },
      ],
    },
  ],
};

/** @type {Readonly<Record<string, (query: Readonly<Record<string, unknown>>) => unknown>>} */
const SOURCES = {
  'alert-bar-collections': () => ({
    content_elements: [
      { headlines: { basic: 'Storm warning' }, websites: { courier: { website_url: '/coast/ferry/' } } },
    ],
  }),
  'story-feed-query': () => ({
    type: 'results',
    content_elements: [FERRY, story('oysters', 'Oysters are back')],
    count: 2,
  }),
  'content-api': ({ _id }) => (_id === 'gallery-storm' ? GALLERY : FERRY),
  'content-api-video': () => VIDEO,
  offer: () => OFFER,
};

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#789"/></svg>';

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {string} type
 * @property {string} text
 */

/**
 * Answers a request of an application or of its browser.
 *
 * @param {URL} url
 * @returns {Answer}
 */
export function answerAsNewspaper({ pathname, searchParams }) {
  const json = (/** @type {unknown} */ value, status = 200) => ({
    status,
    type: 'application/json',
    text: JSON.stringify(value),
  });
  const [, source] = /\/content\/fetch\/([\w-]+)$/.exec(pathname) ?? [];
  if (source !== undefined) {
    const answer = SOURCES[source];
    if (answer === undefined) return json({ message: 'There is no such source.' }, 404);
    return json(answer(JSON.parse(searchParams.get('query') ?? '{}')));
  }
  if (/^\/(?:media|resizer)\//.test(pathname)) return { status: 200, type: 'image/svg+xml', text: PICTURE };
  if (pathname.startsWith('/retail/')) return json(OFFER);
  if (pathname.endsWith('/config')) return json({});
  return json({ items: [] });
}
