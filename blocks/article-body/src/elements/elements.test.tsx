import { expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { block } from '../block.ts';

const show = (element: object, options: object = {}) =>
  renderBlock(block, { globalContent: { content_elements: [element] }, ...options });
const html = (element: object, options: object = {}) =>
  renderOnServer(block, { globalContent: { content_elements: [element] }, ...options });
const item = (content: string) => ({ type: 'text', content });

const image = (more: object = {}) => ({
  type: 'image',
  _id: 'img-1',
  url: 'https://example.com/1.jpg',
  auth: { 2: 'token' },
  width: 3000,
  height: 2000,
  alt_text: 'A boat',
  subtitle: 'High water',
  caption: 'At <b>midnight</b>',
  credits: { by: [{ name: 'Lena Fars' }] },
  ...more,
});

describe('text, headings, dividers', () => {
  test('prints a paragraph with its markup', async () => {
    const { container } = await show(item('The <a href="/x/">river</a> rose.'));
    expect(container.querySelector('article > p')?.innerHTML).toBe('The <a href="/x/">river</a> rose.');
  });

  test.each([
    [1, 'H1'],
    [3, 'H3'],
    [6, 'H6'],
    [undefined, 'H2'],
    [9, 'H6'],
    [0, 'H1'],
  ])('prints a header of level %s as %s', async (level, tag) => {
    await show({ type: 'header', level, content: 'How the <i>night</i> went' });
    const heading = screen.getByRole('heading', { name: 'How the night went' });
    expect([heading.tagName, heading.innerHTML]).toEqual([tag, 'How the <i>night</i> went']);
  });

  test('tells assistive technology of a divider', async () => {
    await show({ type: 'divider' });
    expect(screen.getByRole('separator')).toBeTruthy();
  });

  test('prints a copyright element as a paragraph', async () => {
    const { container } = await show({ type: 'copyright', content: '© <i>Courier</i>' });
    expect(container.querySelector('article > p')?.innerHTML).toBe('© <i>Courier</i>');
  });
});

describe('pictures', () => {
  test('stand in a figure with title, caption and credits', async () => {
    const { container } = await show(image());
    expect(screen.getByRole('figure').textContent).toBe('High waterAt midnight (Lena Fars)');
    const picture = screen.getByRole('img', { name: 'A boat' });
    expect(picture.getAttribute('src')).toContain('width=800&height=533');
    expect(picture.getAttribute('srcset')?.match(/ \d+w/g)).toEqual([
      ' 274w',
      ' 400w',
      ' 768w',
      ' 1024w',
      ' 1440w',
    ]);
    expect(picture.getAttribute('loading')).toBe('lazy');
    await expectAccessible(container);
  });

  test.each(['left', 'right'])('are half as large beside the text, on the %s', async (alignment) => {
    const { container } = await show(image({ alignment }));
    const picture = container.querySelector('img');
    expect(picture?.getAttribute('src')).toContain('width=400&height=266');
    expect(picture?.srcset.match(/ \d+w/g)).toEqual([' 137w', ' 200w', ' 384w', ' 512w', ' 720w']);
  });

  test.each(['none', 'center', undefined])('are of full size with the alignment %s', async (alignment) => {
    expect(await html(image({ alignment }))).toContain('width=800');
  });

  test('prefer vanity credits', async () => {
    await show(image({ vanity_credits: { by: [{ name: 'The readers' }] } }));
    expect(screen.getByRole('figure').textContent).toContain('(The readers)');
  });

  test('are a link where they have one, named by the picture', async () => {
    await show(image({ additional_properties: { link: '/galleries/' } }));
    expect(screen.getByRole('link', { name: 'A boat' }).getAttribute('href')).toBe('/galleries/');
  });

  test.each([
    ['the caption', {}, 'At midnight'],
    ['the title', { caption: '' }, 'High water'],
    ['the address', { caption: '', subtitle: '' }, '/galleries/'],
  ])('without words of their own are a link named by %s', async (_, more, name) => {
    const link = { additional_properties: { link: '/galleries/' } };
    const { container } = await show(image({ alt_text: '', ...link, ...more }));
    expect(screen.getByRole('link', { name })).toBeTruthy();
    await expectAccessible(container);
  });

  test('lose a link that would run script, and the log says which', async () => {
    const { logs } = await show(image({ additional_properties: { link: 'javascript:alert(1)' } }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(logs.join()).toContain('"img-1" is shown without its link');
  });

  test.each([
    ['hideImageTitle', 'High water'],
    ['hideImageCaption', 'midnight'],
    ['hideImageCredits', 'Lena Fars'],
  ])('leave out what %s hides', async (field, text) => {
    expect((await html(image())).includes(text)).toBe(true);
    expect((await html(image(), { fields: { [field]: true } })).includes(text)).toBe(false);
  });
});

describe('links to other stories', () => {
  test('stand in brackets and say what they are', async () => {
    const { container } = await show({
      type: 'interstitial_link',
      url: '/pier-9/',
      content: 'Who <i>owns</i> it',
    });
    const link = screen.getByRole('link', { name: /^Go to the related story: ?Who owns it$/ });
    expect(link.getAttribute('href')).toBe('/pier-9/');
    expect(link.hasAttribute('target')).toBe(false);
    expect(container.textContent).toBe('[Go to the related story: Who owns it]');
    await expectAccessible(container);
  });

  test.each([
    [undefined, null],
    [false, null],
    [true, '_blank'],
  ])('open in a new tab only if told to: %s', async (openInNewTab, target) => {
    const url = 'https://example.com/';
    await show({ type: 'interstitial_link', url, content: 'x', additional_properties: { openInNewTab } });
    expect(screen.getByRole('link').getAttribute('target')).toBe(target);
  });

  test('stand in a list under its title', async () => {
    const { container } = await show({
      type: 'link_list',
      title: 'Read also',
      items: [{ type: 'interstitial_link', url: '/a/', content: 'A' }, item('Or ask us.'), { type: 'image' }],
    });
    expect(screen.getByRole('heading', { level: 2, name: 'Read also' })).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual(['A', 'Or ask us.']);
    await expectAccessible(container);
  });

  test('are made of a story within the story', async () => {
    const headlines = { basic: 'The barrier' };
    const own = { courier: { website_url: '/barrier' } };
    await show({ type: 'story', headlines, canonical_url: '/elsewhere/', websites: own });
    expect(screen.getByRole('link').getAttribute('href')).toBe('/barrier/');
  });
});

describe('lists', () => {
  test.each([
    ['unordered', 'UL'],
    ['ordered', 'OL'],
    [undefined, 'OL'],
  ])('of type %s are %s', async (list_type, tag) => {
    await show({ type: 'list', list_type, items: [item('a &lt;b')] });
    expect(screen.getByRole('list').tagName).toBe(tag);
    expect(screen.getByRole('listitem').textContent).toBe('a <b');
  });

  test('stand inside the item before them', async () => {
    const inner = { type: 'list', list_type: 'unordered', items: [item('b1'), item('b2')] };
    const { container } = await show({ type: 'list', items: [item('a'), item('b'), inner, item('c')] });
    const [outer] = screen.getAllByRole('list');
    expect([...(outer?.children ?? [])].map((entry) => entry.textContent)).toEqual(['a', 'bb1b2', 'c']);
    expect(outer?.querySelector('li ul')).toBeTruthy();
    await expectAccessible(container);
  });

  test('that come first keep a place of their own', async () => {
    const inner = { type: 'list', items: [item('a')] };
    const { container } = await show({ type: 'list', items: [inner, item('b')] });
    expect(container.querySelectorAll('article > ol > li')).toHaveLength(2);
  });
});

describe('tables', () => {
  const table = {
    type: 'table',
    header: [item('Property'), item('Next &amp; last')],
    rows: [
      [item('Ropery <i>Wharf</i>'), item('£9,400')],
      [item('Rope Street'), { type: 'text', content: '' }],
    ],
  };

  test('have column heads and rows in a box that the keyboard scrolls', async () => {
    const { container } = await show(table);
    const box = screen.getByRole('region', { name: 'Table: Property, Next & last' });
    expect(box.getAttribute('tabindex')).toBe('0');
    expect(within(box).getAllByRole('columnheader')).toHaveLength(2);
    expect(
      within(box)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Ropery Wharf', '£9,400', 'Rope Street', '']);
    await expectAccessible(container);
  });

  test('need no column heads', async () => {
    const { container } = await show({ ...table, header: undefined });
    expect(screen.queryByRole('columnheader')).toBeNull();
    expect(screen.getByRole('region', { name: 'Table' })).toBeTruthy();
    await expectAccessible(container);
  });
});

describe('quotations', () => {
  const quote = (more: object = {}) => ({
    type: 'quote',
    subtype: 'pullquote',
    content_elements: [
      item('I went <i>back</i>.'),
      image(),
      { type: 'list', items: [item('for the passports')] },
    ],
    citation: { type: 'text', content: 'Kasia <b>Wolny</b>' },
    ...more,
  });

  test.each(['pullquote', 'blockquote', undefined])(
    'of subtype %s hold text and lists and name their source',
    async (subtype) => {
      const { container } = await show(quote({ subtype }));
      const words = screen.getByRole('blockquote');
      expect(words.textContent).toBe('I went back.for the passports');
      expect(words.getAttribute('cite')).toBe('Kasia Wolny');
      expect(container.querySelector('figcaption')?.textContent).toBe('— Kasia Wolny');
      await expectAccessible(container);
    },
  );

  test('look different when pulled', async () => {
    const looks = await Promise.all(
      ['pullquote', 'blockquote', 'other'].map(async (subtype) =>
        (await html(quote({ subtype }))).replaceAll(/.*<figure class="([^"]*)".*/g, '$1'),
      ),
    );
    expect(looks[0]).not.toBe(looks[1]);
    expect(looks[1]).toBe(looks[2]);
  });

  test.each([
    ['none', undefined],
    ['an empty one', { type: 'text', content: '' }],
    ['one of another type', { type: 'image', content: 'x' }],
  ])('do without a source when there is %s', async (_, citation) => {
    const { container } = await show(quote({ citation }));
    expect(container.querySelector('figcaption')).toBeNull();
    expect(screen.getByRole('blockquote').hasAttribute('cite')).toBe(false);
  });

  test('of the older form hold their text themselves', async () => {
    await show({ type: 'blockquote', content: '<i>Ask</i> the river.' });
    expect(screen.getByRole('blockquote').innerHTML).toBe('<p><i>Ask</i> the river.</p>');
  });
});

describe('corrections', () => {
  test.each([
    ['correction', 'en', 'Correction to this story'],
    ['clarification', 'en', 'Note of clarification'],
    [undefined, 'en', 'Correction to this story'],
    ['correction', 'de', 'Korrektur'],
    ['clarification', 'ja', '補足説明'],
  ])('of type %s are headed in %s', async (correction_type, locale, heading) => {
    const element = { type: 'correction', correction_type, text: 'It was <b>63</b> homes.' };
    const { container } = await show(element, { site: { locale } });
    expect(screen.getByRole('heading', { level: 2, name: heading })).toBeTruthy();
    expect(container.querySelector('section > p')?.innerHTML).toBe('It was <b>63</b> homes.');
    await expectAccessible(container);
  });
});

describe('HTML and embeds', () => {
  test('put an editor’s HTML in as it is', async () => {
    const { container } = await show({ type: 'raw_html', content: '<div id="chart-1"><p>A chart</p></div>' });
    expect(container.querySelector('#chart-1')?.innerHTML).toBe('<p>A chart</p>');
  });

  test.each(['youtube', 'vimeo', 'twitter'])('put the HTML of %s in', async (subtype) => {
    const figure = '<figure class="bs-embed"><a href="https://example.com/">A film</a></figure>';
    const { container } = await show({ type: 'oembed_response', subtype, raw_oembed: { html: figure } });
    expect(container.querySelector('article > div')?.innerHTML).toBe(figure);
  });

  test('link to what has no HTML', async () => {
    const raw_oembed = { url: 'https://example.com/1', title: 'A post' };
    await show({ type: 'oembed_response', raw_oembed });
    expect(screen.getByRole('link', { name: /^A post/ }).getAttribute('href')).toBe('https://example.com/1');
  });

  test('link to an embed that the page does not know', async () => {
    const embed = { url: 'https://widgets.example.org/timers/', config: { label: 'Overnight rise' } };
    await show({ type: 'custom_embed', subtype: 'timer', embed });
    expect(screen.getByRole('link', { name: /^Overnight rise/ }).getAttribute('href')).toBe(embed.url);
  });

  test('print program text in a box that the keyboard scrolls', async () => {
    const { container } = await show({ type: 'code', language: 'http', content: 'GET /x\nHost: a' });
    const box = screen.getByRole('region', { name: 'Code sample: http' });
    expect(box.getAttribute('dir')).toBe('ltr');
    expect(box.querySelector('pre > code')?.textContent).toBe('GET /x\nHost: a');
    await expectAccessible(container);
  });
});

describe('films and sound', () => {
  const video = {
    type: 'video',
    embed_html: '<video controls src="/barrier.webm"></video>',
    headlines: { basic: 'The barrier closes' },
    description: { basic: 'From the quay.' },
    credits: { affiliation: [{ name: 'Courier' }] },
  };

  test('are a player with its words', async () => {
    const { container } = await show(video);
    expect(container.querySelector('figure video')).toBeTruthy();
    expect(container.querySelector('figcaption')?.textContent).toBe(
      'The barrier closesFrom the quay. (Courier)',
    );
  });

  test.each([
    ['hideVideoTitle', 'The barrier closes'],
    ['hideVideoCaption', 'From the quay'],
    ['hideVideoCredits', 'Courier'],
  ])('leave out what %s hides', async (field, text) => {
    expect((await html(video)).includes(text)).toBe(true);
    expect((await html(video, { fields: { [field]: true } })).includes(text)).toBe(false);
  });

  test('play sound at the reader’s wish', async () => {
    const { container } = await show({
      type: 'audio',
      headlines: { basic: 'The siren' },
      streams: [{ url: '/siren.mp3' }],
      source_url: 'https://example.com/siren.wav',
    });
    const player = container.querySelector('figure > audio[controls][preload=none]');
    expect(
      [...(player?.querySelectorAll('source') ?? [])].map((source) => source.getAttribute('src')),
    ).toEqual(['/siren.mp3', 'https://example.com/siren.wav']);
    expect(container.querySelector('figcaption')?.textContent).toBe('The siren');
  });
});

describe('galleries', () => {
  const gallery = (more: object = {}) => ({
    type: 'gallery',
    _id: 'gallery-storm',
    description: { basic: 'The <i>night</i> of the surge' },
    content_elements: [image(), image({ _id: 'img-2' })],
    ...more,
  });

  test('are a carousel named by the description', async () => {
    const { container } = await show(gallery());
    expect(screen.getByRole('region', { name: 'The night of the surge' })).toBeTruthy();
    const [first, second] = container.querySelectorAll('img');
    expect(first?.getAttribute('src')).toContain('width=800&height=533');
    expect(first?.srcset.match(/ \d+w/g)).toEqual([' 400w', ' 600w', ' 800w', ' 1600w']);
    expect([first?.getAttribute('loading'), second?.getAttribute('loading')]).toEqual(['eager', 'lazy']);
    await expectAccessible(container);
  });

  test.each([
    ['en', 'Photo gallery'],
    ['sv', 'Bildspel'],
  ])('have a general name without one, in %s', async (locale, name) => {
    await show(gallery({ description: undefined }), { site: { locale } });
    expect(screen.getByRole('region', { name })).toBeTruthy();
  });

  test.each([
    ['hideGalleryTitle', 'High water'],
    ['hideGalleryCaption', 'midnight'],
    ['hideGalleryCredits', 'Lena Fars'],
  ])('leave out what %s hides', async (field, text) => {
    expect((await html(gallery())).includes(text)).toBe(true);
    expect((await html(gallery(), { fields: { [field]: true } })).includes(text)).toBe(false);
  });

  test('without an id have one of their own each', async () => {
    const nameless = gallery({ _id: undefined });
    const { host } = await renderBlock(block, {
      globalContent: { content_elements: [nameless, nameless] },
    });
    const told: unknown[] = [];
    host.events.subscribe('galleryImageNext', (detail) => told.push(detail));
    for (const next of screen.getAllByRole('button', { name: 'Go forward one slide' })) fireEvent.click(next);
    expect(told).toMatchObject([{ ansGalleryId: 'element-1' }, { ansGalleryId: 'element-2' }]);
  });
});

describe('verdicts', () => {
  test.each([
    [{ numeric_rating: 2.5, min: 0, max: 5, units: 'stars' }, 'en', 'Rating: 2.5 of 5 stars'],
    [{ numeric_rating: 2.5, max: 5, units: 'Sterne' }, 'de', 'Bewertung: 2,5 von 5 Sterne'],
    [{ numeric_rating: 4 }, 'en', 'Rating: 4'],
    [{ numeric_rating: 0, max: 5 }, 'en', 'Rating: 0 of 5'],
  ])('%j in %s read "%s"', async (rating, locale, text) => {
    const { container } = await show({ type: 'numeric_rating', ...rating }, { site: { locale } });
    expect(container.textContent).toBe(text);
  });

  test('print an endorsement as text', async () => {
    const { container } = await show({ type: 'endorsement', endorsement: 'Don’t <buy>' });
    expect(container.textContent).toBe('Don’t <buy>');
  });
});

describe('groups', () => {
  test.each(['element_group', 'content_zone'])('of type %s show what stands in them', async (type) => {
    const inner = [item('One'), { type: 'mystery' }, { type, content_elements: [item('Two')] }];
    const { container } = await show({ type, content_elements: inner });
    expect([...container.querySelectorAll('p')].map((text) => text.textContent)).toEqual(['One', 'Two']);
  });
});

test.each([
  { type: 'text', content: '' },
  { type: 'copyright' },
  { type: 'header', level: 2 },
  { type: 'image' },
  { type: 'interstitial_link', content: 'No address' },
  { type: 'interstitial_link', url: '/no-words/' },
  { type: 'interstitial_link', url: 'javascript:alert(1)', content: 'Script' },
  { type: 'raw_html', content: '' },
  { type: 'list', items: [] },
  { type: 'list', items: [{ type: 'list', items: [] }, { type: 'text' }] },
  { type: 'list' },
  { type: 'correction' },
  { type: 'oembed_response' },
  { type: 'oembed_response', raw_oembed: { url: 'javascript:alert(1)' } },
  { type: 'table' },
  { type: 'table', header: [item('a')], rows: [[]] },
  { type: 'quote', content_elements: [image()] },
  { type: 'quote', citation: { type: 'text', content: 'Nobody' } },
  { type: 'blockquote' },
  { type: 'video' },
  { type: 'gallery' },
  { type: 'gallery', content_elements: [{ type: 'image' }] },
  { type: 'code' },
  { type: 'custom_embed' },
  { type: 'custom_embed', embed: { url: 'javascript:alert(1)' } },
  { type: 'element_group', content_elements: [] },
  { type: 'content_zone' },
  { type: 'endorsement' },
  { type: 'numeric_rating', numeric_rating: 'high' },
  { type: 'link_list', title: 'Nothing' },
  { type: 'audio' },
  { type: 'audio', streams: [{ url: 'javascript:alert(1)' }] },
  { type: 'story', headlines: { basic: 'No address' } },
  { type: 'reference', referent: { id: 'img-1', type: 'image' } },
  { type: 'mystery', content: 'x' },
  { type: 'constructor', content: 'x' },
])('nothing is shown of %j', async (element) => {
  const globalContent = { content_elements: [item('Before'), element, item('After')] };
  const { container } = await renderBlock(block, { globalContent });
  expect(container.textContent).toBe('BeforeAfter');
});
