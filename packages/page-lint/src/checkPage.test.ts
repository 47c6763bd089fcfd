import { text } from '@broadsheet/block-kit';
import { createReference, createSection } from '@broadsheet/page-document';
import type { BlockNode } from '@broadsheet/page-document';
import { describe, expect, test } from 'vitest';
import { checkDocument } from './index.ts';
import { block, blocks, check, document, node, note, page, part, preview } from '../test/examplePage.ts';

const THEME = (ink: string, brand = '#0b4f6c') =>
  `:root{--bs-ink:light-dark(${ink},#eceae4);--bs-paper:light-dark(#fffefb,#14161a);--bs-brand:light-dark(${brand},#7cc4e4)}`;
const main = (...nodes: readonly unknown[]) => document({ areas: { main: nodes } });
const full = '<p>Words</p>';
const body = (html: string) => preview(block('a', html) + block('b', full));

test('has nothing to say of a page without a fault', async () => {
  const html = body(
    '<h2>Who</h2><h3>Where</h3><figure><img src="/x.jpg" alt="The harbour" width="3" height="2"></figure>' +
      '<a href="/news/">News</a> <a href="https://x.example/" target="_blank" rel="noreferrer"><img alt="Map" width="1" height="1"></a>' +
      '<iframe title="Map"></iframe><p id="one" style="color:#000;background:#fff">Read</p><p id="two">me</p>',
  );
  expect(await check(html, { themeCss: THEME('#16181d') })).toEqual([]);
});

/** The kind of a finding, its block, its severity, and what its sentence mentions. */
const FAULTS: readonly (readonly [
  kind: string,
  blockId: string | undefined,
  severity: string,
  html: string,
  named: string,
])[] = [
  [
    'image-alt',
    'a',
    'warns',
    body('<img src="/x.jpg" width="3" height="2">'),
    '1 image of this block has no alternative text',
  ],
  ['image-alt', 'a', 'warns', body('<img alt="IMG_0231.jpg" width="3" height="2">'), 'is the name of a file'],
  [
    'silent-figure',
    'a',
    'tells',
    body('<figure><img alt="" width="3" height="2"></figure> x'),
    'Screen readers skip',
  ],
  [
    'image-size',
    'a',
    'tells',
    body('<img alt="Boats"><img alt="Nets">'),
    '2 images of this block have no size',
  ],
  [
    'link-text',
    'a',
    'warns',
    body('<a href="/news/"><img alt="" width="1" height="1"></a> x'),
    '1 link of this block has no text',
  ],
  ['new-tab', 'a', 'warns', body('<a href="https://x.example/" target="_blank">X</a>'), 'opens a new tab'],
  [
    'frame-title',
    'a',
    'warns',
    body('<iframe src="https://x.example/"></iframe>'),
    '1 frame of this block has no title',
  ],
  [
    'element-id',
    'b',
    'warns',
    preview(block('a', '<p id="x">1</p>') + block('b', '<p id="x">2</p>')),
    'have the id "x"',
  ],
  [
    'first-heading',
    'a',
    'warns',
    body('<h1>Again</h1>'),
    '"Again" is a heading of level 1, and so is "About"',
  ],
  [
    'first-heading',
    undefined,
    'warns',
    '<title>T</title><meta name="description" content="D"><h2>No</h2>',
    'no heading of level 1',
  ],
  [
    'heading-order',
    'a',
    'warns',
    body('<h2>Two</h2><h4>Four</h4>'),
    '"Four" is a heading of level 4 after one of level 2',
  ],
  ['empty-heading', 'a', 'warns', body('<h2> </h2> x'), 'is empty'],
  [
    'contrast',
    'a',
    'warns',
    body('<p style="color: #999; background-color: rgb(255, 255, 255)">Grey</p>'),
    '"Grey" has a contrast of 2.8',
  ],
  [
    'contrast',
    'a',
    'tells',
    body('<p style="color:#999">Grey</p>'),
    'cannot be determined from its colours alone',
  ],
  [
    'page-title',
    undefined,
    'warns',
    preview(full, '<meta name="description" content="D"><title> </title>'),
    'no title',
  ],
  ['page-description', undefined, 'tells', preview(full, '<title>T</title>'), 'no description'],
  [
    'broken-block',
    'a',
    'warns',
    body('<p role="alert" data-block-error="a">Note: no words</p>'),
    'Note: no words',
  ],
  [
    'empty-block',
    'a',
    'tells',
    body('<div><span></span></div>'),
    'The block "Note" shows nothing at /about/',
  ],
  [
    'empty-block',
    'a',
    'tells',
    body('<noscript><p>No <b>script</b></p><img alt="x" width="1" height="1"></noscript>'),
    'The block "Note" shows nothing at /about/',
  ],
  [
    'link-text',
    'a',
    'warns',
    body('<a href="/news/"><template><b>News</b></template></a> x'),
    '1 link of this block has no text',
  ],
  [
    'link-text',
    'a',
    'warns',
    body('<a href="/news/" aria-labelledby="gone"></a> x'),
    '1 link of this block has no text',
  ],
  [
    'first-heading',
    'a',
    'warns',
    body('<h1 aria-labelledby="who where">Again</h1><p id="who">Ada</p><p id="where" aria-label="Rome"></p>'),
    '"Ada Rome" is a heading of level 1',
  ],
  ['page-weight', 'a', 'warns', body('<img alt="Wide" width="9000" height="3">'), 'more than 4,000 pixels'],
  [
    'page-weight',
    undefined,
    'warns',
    body('<img alt="x" width="1" height="1">'.repeat(81)),
    '81 images; its budget is 80',
  ],
  ['page-weight', undefined, 'warns', body(`<p>${'x'.repeat(300_001)}</p>`), '300 KB of markup'],
];

describe('finds in what readers would get', () => {
  test.each(FAULTS)('%s, in block %s', async (kind, blockId, severity, html, named) => {
    const found = await check(html);
    expect(found).toEqual([
      {
        kind,
        severity,
        ...(blockId !== undefined && { blockId }),
        sentence: expect.stringContaining(named),
        hint: expect.stringMatching(/\.$/),
        says: expect.objectContaining({ sentence: expect.stringMatching(/^finding\./) }),
      },
    ]);
  });

  test.each([
    ['an image that is hidden', '<div aria-hidden="true"><img></div> x'],
    [
      'an image in a link with words',
      '<figure><a href="/news/"><img alt="" width="1" height="1"> News</a></figure>',
    ],
    ['a size from the style sheet of a block', '<img alt="Logo" class="sc-logo">'],
    ['a link named by its label', '<a href="/news/" aria-label="News"></a> x'],
    [
      'a link named by another element',
      '<a href="/news/" aria-labelledby="b"></a> <b id="b" hidden>News</b> x',
    ],
    ['a link with words for readers without scripts', '<noscript><a href="/news/">News</a></noscript> x'],
    ['a place that is no link', '<a id="place"></a> x'],
    ['a heading that climbs', '<h2>2</h2><h3>3</h3><h2>2</h2>'],
    ['a title of a drawing', '<svg role="img"><title>Boat</title></svg>'],
    ['colours with enough contrast', '<p style="color:white;background:#000">White</p>'],
    ['a control', '<button aria-label="Play"></button>'],
  ])('no fault in %s', async (_, html) => {
    expect(await check(body(html))).toEqual([]);
  });

  test('the block that is shown twice, and one whose id the preview had to change', async () => {
    const stored = main(node('ä"-->'), node('b'));
    const html = preview(
      block('-----', '<img alt="x.png" class="c">') + block('b', full) + block('b__2', '<h2></h2> x'),
    );
    const ids = (await check(html, { stored })).map(({ kind, blockId }) => [kind, blockId]);
    expect(ids).toEqual([
      ['empty-heading', 'b'],
      ['image-alt', 'ä"-->'],
    ]);
  });
});

describe('pictures that an editor chose', () => {
  const shown = '<img alt="" width="3" height="2">';
  const checkPoster = (fields: object, html = shown) =>
    check(body(html), { stored: main(node('a', 'poster', fields), node('b')) });
  const wide = { imageDesktopURL: '/wide.jpg' };

  test.each([
    ['one of them', wide, '1 image'],
    ['pictures for wide and narrow windows once', { ...wide, imageMobileURL: '/tall.jpg' }, '1 image'],
    ['two places', { ...wide, posterURL: '/poster.jpg' }, '2 images'],
  ])('are told where they have no alternative text: %s', async (_, fields, count) => {
    expect(await checkPoster(fields)).toEqual([
      expect.objectContaining({
        kind: 'image-alt',
        blockId: 'a',
        severity: 'warns',
        sentence: expect.stringMatching(new RegExp(`^${count} of this block`)),
        hint: 'Write one beside the image, or tick “Decoration”.',
      }),
    ]);
  });

  test.each([
    ['has an alternative text', { ...wide, imageDesktopAlt: 'Boats' }, shown],
    ['shares that of its place', { ...wide, imageMobileURL: '/tall.jpg', imageMobileAlt: 'Boats' }, shown],
    ['is decoration by decision', { ...wide, imageDesktopAlt: '' }, shown],
    ['is not shown', wide, full],
    ['can have no alternative text', { bareURL: '/bare.jpg' }, shown],
    ['was not chosen', { posterURL: ' ' }, shown],
  ])('are no fault where one %s', async (_, fields, html) => {
    expect(await checkPoster(fields, html)).toEqual([]);
  });
});

describe('links within the site', () => {
  const links = (...paths: readonly string[]) =>
    body(paths.map((path) => `<a href="${path}">To ${path}</a>`).join(' '));

  test('are followed once each, without what stands behind # and ?', async () => {
    const requested: string[] = [];
    const html = links(
      '/gone/',
      '/gone/?page=2',
      '#top',
      '/about/#top',
      'https://paper.test/news/#x',
      'https://other.example/',
      'mailto:a@b.example',
    );
    const found = await check(html, {
      async answers(path) {
        requested.push(path);
        return path !== '/gone/';
      },
    });
    expect(requested).toEqual(['/gone/', '/news/']);
    expect(found).toMatchObject([
      {
        kind: 'link-target',
        severity: 'warns',
        blockId: 'a',
        sentence: 'The link "To /gone/" goes to /gone/, which was not found.',
      },
    ]);
  });

  test('are those of the site without the path under which it stands', async () => {
    const requested: string[] = [];
    await check(links('/paper/gone/', '/elsewhere/', 'https://paper.test/paper/news/'), {
      site: { id: 'courier', basePath: '/paper' },
      async answers(path) {
        requested.push(path);
        return true;
      },
    });
    expect(requested).toEqual(['/gone/', '/news/']);
  });

  test('are followed a few at a time, no more than a page can have, and the rest is told', async () => {
    let [now, most, all] = [0, 0, 0];
    const html = links(...Array.from({ length: 125 }, (_, index) => `/p${index}/`));
    const found = await check(html, {
      async answers() {
        all += 1;
        now += 1;
        most = Math.max(most, now);
        await Promise.resolve();
        now -= 1;
        return true;
      },
    });
    expect([most, all]).toEqual([6, 120]);
    expect(found).toMatchObject([
      { severity: 'tells', sentence: '5 more links of the page were not checked.' },
    ]);
  });
});

describe('what the site knows', () => {
  test('is asked for scripts, of which each is weighed once', async () => {
    const scriptsOf = () => [{ url: '/assets/runtime.js', bytes: 100_000 }];
    expect(await check(body(full), { scriptsOf })).toEqual([]);
    const heavy = () => [{ url: '/assets/runtime.js', bytes: 160_000 }];
    expect(await check(body(full), { scriptsOf: heavy })).toMatchObject([
      { kind: 'page-weight', sentence: expect.stringContaining('up to 160 KB of script') },
    ]);
  });

  test('decides on the colours of its theme', async () => {
    expect(await check(body(full), { themeCss: THEME('#999999') })).toMatchObject([
      {
        kind: 'theme-contrast',
        severity: 'warns',
        sentence: expect.stringContaining('In the light theme "ink" on "paper" has a contrast of 2.8'),
      },
    ]);
    expect(await check(body(full), { themeCss: THEME('#16181d') })).toEqual([]);
  });

  test('tells which blocks it gives nothing to, and who asks nobody for consent', async () => {
    const stored = main(node('a', 'advert', {}), node('b'));
    const asked = main(node('a', 'advert', {}), node('b', 'consent', {}));
    expect(await check(body(full), { stored })).toMatchObject([
      {
        kind: 'site-needs',
        severity: 'tells',
        blockId: 'a',
        sentence: 'The block "Advert" shows nothing to readers: the site has no "dfpId".',
      },
    ]);
    for (const begun of [{ websiteAdPath: 'courier' }, { taboolaPublisherId: 'courier' }])
      expect(await check(body(full), { stored: asked, site: { id: 'courier', ...begun } })).toMatchObject([
        { kind: 'site-needs', severity: 'warns', blockId: 'a' },
      ]);
    const site = { id: 'courier', dfpId: '42' };
    expect(await check(body(full), { stored, site })).toMatchObject([
      { kind: 'consent', severity: 'warns', blockId: 'a' },
    ]);
    expect(await check(body(full), { stored: asked, site })).toEqual([]);
  });

  test('asks no page about an address that does not exist for consent, and one of one purpose like any', async () => {
    const site = { id: 'courier', dfpId: '42', consent: { purposes: ['advertising'] } } as const;
    const stored = main(node('a', 'advert', {}), node('b'));
    expect(await check(body(full), { stored, site })).toMatchObject([{ kind: 'consent', blockId: 'a' }]);
    const missing = document({
      match: { kind: 'status', status: 404 },
      areas: { main: [node('a', 'advert', {}), node('b')] },
    });
    const found = await check(body(full), { stored: missing, site });
    expect(found.filter(({ kind }) => kind === 'consent')).toEqual([]);
  });

  test.each(['title', 'description'] as const)('tells of another page with the same %s', async (name) => {
    const stored = document({ meta: { [name]: 'Who we are' } });
    const others = [
      page({
        id: 'team',
        name: 'Team',
        match: { kind: 'path', path: '/team/' },
        meta: { [name]: 'Who we are' },
      }),
    ];
    expect(await check(body(full), { stored, others })).toMatchObject([
      {
        kind: `same-${name}`,
        severity: 'warns',
        sentence: `The page "Team" has the same ${name}: "Who we are".`,
      },
    ]);
    const template = [page({ id: 'team', match: { kind: 'section' }, meta: { [name]: 'Who we are' } })];
    expect(await check(body(full), { stored, others: template })).toEqual([]);
  });
});

describe('shared sections', () => {
  const foot = (...blockNodes: readonly object[]) =>
    page({ id: 'foot', name: 'Foot', match: { kind: 'shared-section' }, areas: { blocks: blockNodes } });
  const reference = { id: 'r', block: 'shared-section', fields: { section: 'foot' } };
  const site = { id: 'courier', dfpId: '42' };
  const html = preview(block('a', full) + block('r', full));
  const known = new Map([
    ...blocks,
    ['shared-section', { ...note, name: 'shared-section', fields: { section: text({ label: 'Section' }) } }],
  ]);
  const checkKinds = async (...options: Parameters<typeof check>) =>
    (await check(...options)).map(({ kind, blockId }) => [kind, blockId]);

  test('ask for consent on the pages that show them', async () => {
    const stored = main(node('a', 'advert', {}), reference);
    const others = [foot(node('c', 'consent', {}))];
    expect(await checkKinds(html, { stored, others, site, blocks: known })).toEqual([]);
    const silent = [foot(node('c', 'note'))];
    expect(await checkKinds(html, { stored, others: silent, site, blocks: known })).toEqual([
      ['consent', 'a'],
    ]);
  });

  test('that hold what needs consent are reported once at the reference', async () => {
    const stored = main(node('a'), reference);
    const others = [foot(node('x', 'advert', {}), node('y', 'advert', {}))];
    expect(await checkKinds(html, { stored, others, site, blocks: known })).toEqual([['consent', 'r']]);
    expect(await checkKinds(html, { stored, others, blocks: known })).toEqual([['site-needs', 'r']]);
    const scriptsOf = ({ name }: { readonly name: string }) =>
      name === 'advert' ? [{ url: '/assets/ads.js', bytes: 200_000 }] : [];
    const heavy = await checkKinds(html, { stored, others, scriptsOf, blocks: known });
    expect(heavy).toContainEqual(['page-weight', undefined]);
  });

  test('need no heading of level 1, no title and no consent of their own', async () => {
    const stored = document({
      match: { kind: 'shared-section' },
      areas: { main: [node('a', 'advert', {})] },
    });
    const bare = `<html><body>${block('a', '<h2>Words</h2>')}</body></html>`;
    expect(await checkKinds(bare, { stored, site })).toEqual([]);
  });
});

describe('two headings of level 1 in limited places', () => {
  const limited = (id: string, limits: object) => ({ ...node(id), ...limits });
  const inPlace = (id: string) => `<bs-limited>${block(id, `<h1>${id}</h1>`)}</bs-limited>`;
  const html = preview(inPlace('a') + inPlace('b')).replace('<h1>About</h1>', '');
  const checkPair = async (one: object, other: object, markup = html) =>
    (await check(markup, { stored: main(limited('a', one), limited('b', other)) })).map(
      ({ kind, blockId }) => `${kind} ${blockId}`,
    );

  test.each([
    ['other screens', { hideOn: 'phone' }, { hideOn: 'desktop' }],
    ['other screens of some readers', { hideOn: 'phone' }, { hideOn: 'desktop', showTo: ['anonymous'] }],
  ])('that are shown on %s are no fault', async (_, one, other) => {
    expect(await checkPair(one, other)).toEqual([]);
  });

  test('that are shown to other readers are no fault', async () => {
    const plain = html.replaceAll(/<\/?bs-limited>/g, '');
    expect(await checkPair({ showTo: ['anonymous'] }, { showTo: ['subscribed'] }, plain)).toEqual([]);
    const showTo = ['anonymous', 'registered'];
    expect(await checkPair({ showTo: ['anonymous'] }, { showTo }, plain)).toEqual(['first-heading b']);
  });

  test('on one screen, or of which one is everywhere, are a fault', async () => {
    expect(await checkPair({ hideOn: 'phone' }, { hideOn: 'phone' })).toEqual(['first-heading b']);
    const half = html.replace(inPlace('b'), block('b', '<h1>b</h1>'));
    expect(await checkPair({ hideOn: 'phone' }, {}, half)).toEqual(['first-heading b']);
  });

  test('inside one shared section are a fault where one reader sees both', async () => {
    const stored = document({ areas: { main: [createReference('r', 'promo')] } });
    const within = preview(block('r', part('r--a', '<h1>One</h1>') + part('r--b', '<h1>Two</h1>'))).replace(
      '<h1>About</h1>',
      '',
    );
    const checkParts = async (one: Partial<BlockNode>, other: Partial<BlockNode>) => {
      const shared = [one, other].map((limits, index): BlockNode => ({
        ...{ id: index === 0 ? 'a' : 'b', block: 'note', fields: {}, children: [] },
        ...limits,
      }));
      const others = [createSection({ id: 'promo', name: 'Promo', blocks: shared })];
      const findings = await check(within, { stored, others });
      return findings.flatMap(({ kind, blockId }) => (kind === 'first-heading' ? [blockId] : []));
    };
    expect(await checkParts({ hideOn: 'phone' }, { hideOn: 'desktop' })).toEqual([]);
    expect(await checkParts({ hideOn: 'phone' }, { hideOn: 'phone' })).toEqual(['r']);
    expect(await checkParts({ hideOn: 'phone' }, {})).toEqual(['r']);
  });
});

test('reports where readers would find nothing', async () => {
  const render = async () => ({ html: body(full), isFound: false });
  expect(await check('', { render })).toMatchObject([
    {
      kind: 'page-content',
      severity: 'warns',
      sentence: expect.stringContaining('Readers get “Not found” at /about/'),
    },
  ]);
});

describe('finds in the document', () => {
  const about = page({ id: 'older' });
  test.each([
    ['document', 'stops', { match: { kind: 'nowhere' } }, undefined, 'A page document needs'],
    [
      'document',
      'stops',
      { areas: { main: Array.from({ length: 2_001 }, (_, index) => node(`n${index}`)) } },
      undefined,
      'more than 2,000 blocks',
    ],
    ['same-address', 'stops', {}, undefined, 'The page "older" is for the same address already.'],
    [
      'same-id',
      'stops',
      { areas: { main: [node('a'), node('a')] } },
      'a',
      'The id "a" is already used by $.areas.main[0].',
    ],
    ['block-shape', 'stops', { areas: { main: [{ block: 'note' }] } }, undefined, 'A block needs an "id"'],
    ['block-shape', 'stops', { areas: { main: [node('a', 'note', [])] } }, 'a', 'are not an object'],
    ['layout', 'stops', { layout: 'double' }, undefined, 'There is no layout "double"'],
    ['area', 'warns', { areas: { aside: [node('a')] } }, undefined, 'has no area "aside"'],
    ['missing-block', 'warns', { areas: { main: [node('a', 'notes')] } }, 'a', 'There is no block "notes"'],
    [
      'empty-field',
      'warns',
      { areas: { main: [node('a', 'note', {})] } },
      'a',
      'needs the field "Words", and it is empty',
    ],
    [
      'empty-field',
      'warns',
      { areas: { main: [node('a', 'note', { words: ' ' })] } },
      'a',
      'needs the field "Words", and it is empty',
    ],
    [
      'wrong-value',
      'warns',
      { areas: { main: [node('a', 'note', { words: 'x', size: 12 })] } },
      'a',
      'needs a number of at most 9',
    ],
    [
      'unsafe-url',
      'warns',
      { areas: { main: [node('a', 'note', { words: 'x', link: ' JavaScript:alert(1)' })] } },
      'a',
      'holds " JavaScript:alert(1)" in the field "Link", which is not a valid link',
    ],
    [
      'unsafe-url',
      'warns',
      {
        areas: {
          main: [node('a', 'note', { words: 'x', rows: [{ link: '/news/' }, { link: 'data:text/html,x' }] })],
        },
      },
      'a',
      'holds "data:text/html,x" in the field "rows[1].link", which is not a valid link',
    ],
    [
      'unknown-field',
      'tells',
      { areas: { main: [node('a', 'note', { words: 'x', word: 1 })] } },
      'a',
      'has no field "word"',
    ],
  ])('%s, which %s', async (kind, severity, changes, blockId, named) => {
    const found = await check(preview(full), {
      stored: document(changes),
      others: kind === 'same-address' ? [about] : [],
    });
    expect(found).toEqual([
      {
        kind,
        severity,
        ...(blockId !== undefined && { blockId }),
        sentence: expect.stringContaining(named),
        hint: expect.stringMatching(/\.$/),
        says: expect.objectContaining({ sentence: expect.stringMatching(/^finding\./) }),
      },
    ]);
  });

  test.each([
    [{ layout: 'double' }, '$.layout', 'There is no layout "double"', 'The layouts are: single.'],
    [
      { areas: { main: [{ ...node('a', 'single', {}), children: [node('b', 'gone')] }] } },
      '$.areas.main[0].children[0].block',
      'There is no block "gone"',
      '',
    ],
  ])('the place of a fault, and what there is instead: %j', (changes, path, sentence, hint) => {
    const found = checkDocument(document(changes), { blocks, others: [] }).find((one) => one.path === path);
    expect(found?.sentence).toContain(sentence);
    expect(found?.hint).toContain(hint);
  });

  test.each([
    [
      'size',
      'many',
      'holds "many" in the field "Size", which needs a number.',
      'It is left out; correct the field.',
    ],
    [
      'lazyLoad',
      'x'.repeat(100),
      `holds "${'x'.repeat(79)} in the field "Lazy", which is either on or off.`,
      'It is left out; correct the field.',
    ],
    [
      'rank',
      'low',
      'holds "low" in the field "Rank", which needs a number.',
      'The default 3 is used; correct the field.',
    ],
  ])('a value that does not fit %s, quoted, and what is used instead', (name, value, sentence, hint) => {
    const fields = { words: 'x', [name]: value };
    const [found] = checkDocument(document({ areas: { main: [node('a', 'note', fields)] } }), {
      blocks,
      others: [],
    });
    expect(found).toMatchObject({
      path: `$.areas.main[0].fields.${name}`,
      sentence: `The block "Note" ${sentence}`,
      hint,
      says: { values: { field: name } },
    });
  });

  test('what stops it before what warns, and renders no page without its layout', async () => {
    const found = await check(body('<img class="c">'), {
      stored: document({ areas: { main: [node('a', 'notes'), node('a')] } }),
    });
    expect(found.map(({ severity }) => severity)).toEqual(['stops', 'warns', 'warns']);
    const render = () => Promise.reject(new Error('must not be called'));
    expect(await check('', { stored: document({ layout: 'double' }), render })).toHaveLength(1);
    expect(blocks.has('double')).toBe(false);
  });
});

test('warns of a block that shows nothing because its fields are empty', async () => {
  const stored = document({ areas: { main: [node('a', 'note', {}), node('b')] } });
  const findings = await check(body(''), { stored });
  expect(findings.find(({ kind }) => kind === 'empty-block')).toMatchObject({
    severity: 'warns',
    blockId: 'a',
    sentence: 'The block "Note" has no content yet, and readers see nothing of it.',
  });
});

describe('a reference to a shared section', () => {
  const section = { id: 'footer', match: { kind: 'shared-section' }, layout: 'x', areas: {} };
  const reference = node('r', 'shared-section', { section: 'footer' });
  const kinds = (stored: unknown, others: readonly object[]) =>
    checkDocument(stored, { blocks, others: others.map((other) => page(other)) })
      .filter(({ kind }) => kind === 'missing-section')
      .map(({ blockId, severity, path, sentence }) => [blockId, severity, path, sentence]);

  test('is reported where the section is not published', () => {
    expect(kinds(main(reference), [])).toEqual([
      [
        'r',
        'warns',
        '$.areas.main[0].fields.section',
        'The shared section "footer" is not published, so readers see nothing here.',
      ],
    ]);
    expect(kinds(main(reference), [section])).toEqual([]);
  });

  test('is reported inside another section', () => {
    const outer = { ...section, id: 'outer', areas: { blocks: [reference] } };
    expect(kinds(outer, [section]).map(([, severity, , sentence]) => [severity, sentence])).toEqual([
      ['warns', 'The shared section "footer" is inside another section, where readers do not see it.'],
    ]);
  });
});
