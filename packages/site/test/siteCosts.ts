export interface SiteCall {
  /** Default: GET. */
  readonly method?: string;
  readonly path: string;
  readonly body?: string;
  /** The media type of the body. Default: JSON. */
  readonly type?: string;
}

export interface SiteCost {
  /** The most statements of the database for one call. */
  readonly most: number;
  readonly calls: readonly SiteCall[];
}

const STORY = '/coast/2026/11/20/saltgate-barrier-is-sinking/';
const FORM = 'application/x-www-form-urlencoded';

const names = (count: number, name: string) => Array.from({ length: count }, (_, index) => `${name}${index}`);

const fetchSource = (source: string, query: object): SiteCall => ({
  path: `/pf/api/v3/content/fetch/${source}?query=${encodeURIComponent(JSON.stringify(query))}`,
});

const form = (name: string): SiteCall => ({
  method: 'POST',
  path: `/_broadsheet/forms/${name}`,
  type: FORM,
  body: new URLSearchParams({
    email: 'new@example.com',
    password: 'correct horse battery',
    'password-confirmation': 'correct horse battery',
    newPassword: 'correct horse battery',
    'newPassword-confirmation': 'correct horse battery',
    nonce: 'x',
    page: '/account/signup/',
  }).toString(),
});

/** Pages, feeds, sitemaps and content for scripts: what the engine answers. */
const READING: readonly SiteCall[] = [
  { path: STORY },
  { path: `${STORY}?${names(200, 'a').join('&')}` },
  { path: '/coast/' },
  { path: '/coast/?page=100000' },
  { path: '/author/joss-tanaka/' },
  { path: '/never/written/' },
  { path: `/${names(200, 'a').join('/')}/` },
  { path: '/search/harbour/' },
  { path: `/search/${names(300, 'w').join('+')}/` },
  { path: `/search/harbour%20${'%22a'.repeat(100)}/?page=9999&section=coast&period=year` },
  { path: '/feed.json' },
  { path: '/coast/feed.xml' },
  { path: '/sitemap.xml' },
  { path: '/sitemaps/news.xml' },
  { path: '/robots.txt' },
  fetchSource('story-feed-query', { query: 'type:story', size: 100, offset: 9_000 }),
  fetchSource('story-feed-query', { query: names(40, 'w').join(' OR '), size: 100 }),
  fetchSource('story-feed-query', { query: names(5_000, 'w').join(' OR '), size: 100 }),
  fetchSource('story-feed-tag', { tagSlug: names(200, 'tag-').join(','), size: 100 }),
  fetchSource('search-api', { query: names(20, 'w').join(' '), page: '99' }),
  fetchSource('content-api-collections', { content_alias: 'front-page', size: 20 }),
  fetchSource('related-stories', { _id: 'story-saltgate', size: 10 }),
  fetchSource('content-api', { website_url: STORY }),
  fetchSource('nothing-of-the-kind', {}),
];

const letters = (count: number): SiteCall => ({
  method: 'POST',
  path: '/readers/v1/newsletters',
  type: FORM,
  body: new URLSearchParams([
    ['email', 'new@example.com'],
    ...['morning', 'coast', ...names(count, 'letter-')].map((letter) => ['newsletter', letter]),
  ]).toString(),
});

const TOKEN_PATHS = ['confirm', 'preferences', 'unsubscribe'].map(
  (name) => `/readers/v1/newsletters/${name}?token=x`,
);

const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/reader',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

const notify = (path: string, body: object): SiteCall => ({
  method: 'POST',
  path: `/readers/v1/notifications${path}`,
  body: JSON.stringify(body),
});

/** Newsletters, notifications and saved stories. */
const READERS: readonly SiteCall[] = [
  letters(1),
  letters(1_000),
  ...TOKEN_PATHS.flatMap((path) => [
    { path },
    { method: 'POST', path, type: FORM, body: 'email=new%40example.com' },
  ]),
  {
    method: 'POST',
    path: '/readers/v1/saved-stories',
    body: JSON.stringify({ stories: names(1_000, 'story-') }),
  },
  notify('', SUBSCRIPTION),
  notify('', { ...SUBSCRIPTION, replaces: 'https://fcm.googleapis.com/fcm/send/former' }),
  notify('', { ...SUBSCRIPTION, endpoint: `https://${'a'.repeat(1_900)}.example/` }),
  notify('/unsubscribe', { endpoint: SUBSCRIPTION.endpoint }),
];

const COSTS: readonly (readonly [route: string, most: number, calls: readonly SiteCall[]])[] = [
  ['ALL /*', 80, READING],
  // A newsletter's mail is queued, delivered and recorded.
  ['ALL /readers/*', 20, READERS],
  [
    'ALL /resizer/v2/*',
    0,
    [
      { path: '/resizer/v2/img-market.jpg?auth=x&width=800' },
      { path: `/resizer/v2/${names(50, 'a').join('/')}.jpg?${names(200, 'width=').join('&')}` },
    ],
  ],
  ['ALL /sandbox/*', 0, [{ path: '/sandbox/mailbox' }, { path: '/sandbox/none' }]],
  ['GET /', 90, [{ path: '/' }, { path: `/?${names(200, 'a').join('&')}` }]],
  ['GET /_broadsheet/notifications/worker.js', 0, [{ path: '/_broadsheet/notifications/worker.js' }]],
  ['GET /assets/*', 0, [{ path: '/assets/loader.js' }, { path: '/assets/none.js' }]],
  ['GET /brand/*', 0, [{ path: '/brand/logo.svg' }, { path: '/brand/none' }]],
  ['GET /favicon.ico', 0, [{ path: '/favicon.ico' }]],
  ['GET /healthz', 0, [{ path: '/healthz' }]],
  ['GET /icons/:file', 0, [{ path: '/icons/192.png' }, { path: '/icons/none' }]],
  ['GET /livez', 0, [{ path: '/livez' }]],
  ['ALL /media/uploads/*', 0, [{ path: '/media/uploads/none.jpg' }]],
  ['GET /media/uploads/*', 0, [{ path: `/media/uploads/${names(50, 'a').join('/')}.jpg` }]],
  ['GET /media/*', 0, [{ path: '/media/none.jpg' }]],
  ['GET /readyz', 2, [{ path: '/readyz' }]],
  ['GET /resources/favicon.ico', 0, [{ path: '/resources/favicon.ico' }]],
  [
    'POST /_broadsheet/block',
    0,
    [{ method: 'POST', path: `/_broadsheet/block?page=${STORY}&id=${names(50, 'a').join('')}`, body: '{}' }],
  ],
  [
    'POST /_broadsheet/experiment',
    0,
    [
      { method: 'POST', path: '/_broadsheet/experiment', body: 'seen summer-offer.a' },
      { method: 'POST', path: '/_broadsheet/experiment', body: names(20, 'x').join('') },
    ],
  ],
  [
    'POST /_broadsheet/forms/:form',
    36,
    [
      ...[
        'signup',
        'forgot-password',
        'reset-password',
        'one-time-password',
        'email-verification',
        'none',
      ].map(form),
    ],
  ],
  [
    'POST /_broadsheet/read',
    0,
    [
      {
        method: 'POST',
        path: '/_broadsheet/read',
        body: JSON.stringify({ id: 'x', path: STORY, ids: names(20, 'x') }),
      },
    ],
  ],
];

/**
 * What one call may cost on the routes of the site itself, by method and pattern. Pages cost most when nobody has seen them:
 * each list and card asks once. However many parameters an address has, or words a search, it costs no more.
 */
export const siteCosts: ReadonlyMap<string, SiteCost> = new Map(
  COSTS.map(([route, most, calls]) => [route, { most, calls }]),
);
