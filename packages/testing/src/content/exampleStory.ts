/** The value of a content field that names a source of one item; tests answer it as `content-api`. */
export const itemContentConfig = {
  contentService: 'content-api',
  contentConfigValues: { website_url: '/coast/salt-and-rope/' },
};

/** A story with everything that a promo can show; its images are signed for the resizer. */
export const exampleStory = {
  _id: 'story-1',
  type: 'story',
  headlines: { basic: 'Salt &amp; <i>rope</i>' },
  description: { basic: 'The <b>quay</b> in winter.' },
  display_date: '2026-11-20T05:40:00Z',
  credits: {
    by: [
      { type: 'author', name: 'Ada', url: '/author/ada' },
      { type: 'author', name: 'Joss' },
    ],
  },
  owner: { sponsored: false },
  promo_items: {
    basic: {
      type: 'image',
      _id: 'quay',
      url: '/media/quay.jpg',
      auth: { 2: 'own-token' },
      focal_point: { x: 10, y: 20 },
    },
    lead_art: { type: 'gallery' },
  },
  websites: {
    courier: { website_url: '/coast/salt-and-rope', website_section: { _id: '/coast/', name: 'Coast' } },
  },
};

/** The fields of a promo that an editor wrote without a story, as a page document stores them. */
export const writtenPromo = {
  headline: 'Salt & <rope>',
  description: 'The quay in winter.',
  overline: 'Walks',
  overlineURL: '/walks',
  imageURL: '/media/quay.jpg',
  linkURL: '/coast/salt',
};
