import { expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const FILE = '<video controls src="/barrier.webm"></video>';
const HOSTED = '<div data-uuid="1" data-aspect-ratio="0.75"></div>';

const video = (more: object = {}) => ({
  type: 'video',
  _id: 'video-barrier',
  headlines: { basic: 'The <i>barrier</i> closes' },
  description: { basic: 'Filmed from the quay.' },
  credits: { affiliation: [{ name: 'Courier' }] },
  promo_items: { basic: { type: 'image', url: '/still.jpg', width: 1000, height: 1000 } },
  embed_html: FILE,
  ...more,
});
const other = video({
  _id: 'video-market',
  headlines: { basic: 'Market day' },
  description: { basic: 'Fish.' },
});
const chosen = {
  itemContentConfig: { contentService: 'content-api-video', contentConfigValues: { _id: 'video-market' } },
};
const content = { 'content-api-video': other, 'content-api': video({ headlines: { basic: 'By address' } }) };

const caption = (container: HTMLElement) => container.querySelector('figcaption')?.textContent;
const ratioOf = (container: HTMLElement) => {
  const frame = container.querySelector('figure > div');
  return frame === null ? undefined : getComputedStyle(frame).aspectRatio;
};

test("shows the page's video with headline, description and credits", async () => {
  const { container, serverHtml, requests } = await renderBlock(block, { globalContent: video() });
  expect(serverHtml).toContain('<video controls src="/barrier.webm"></video>');
  expect(caption(container)).toBe('The barrier closesFilmed from the quay. (Courier)');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(requests).toEqual([]);
  await expectAccessible(container);
});

test.each([
  [
    'a chosen source',
    chosen,
    'Market day',
    { source: 'content-api-video', query: { _id: 'video-market', feature: 'video-player' } },
  ],
  [
    'an address, before a source',
    { ...chosen, websiteURL: ' /video/barrier/ ' },
    'By address',
    {
      source: 'content-api',
      query: { website_url: '/video/barrier/', site: 'courier', feature: 'video-player' },
    },
  ],
])(
  'shows the video of %s, where nothing says which or the page is turned down',
  async (_, named, title, request) => {
    for (const fields of [named, { ...named, inheritGlobalContent: false }]) {
      const shown = await renderBlock(block, { fields, globalContent: video(), content });
      expect(caption(shown.container)).toContain(title);
      expect(shown.requests).toEqual([request]);
      shown.unmount();
    }
    const own = await renderBlock(block, {
      fields: { ...named, inheritGlobalContent: true },
      globalContent: video(),
      content,
    });
    expect(caption(own.container)).toContain('The barrier closes');
  },
);

const words = { title: 'Watch: <b>the tide</b>', description: 'As it came & went', alertBadge: 'Live' };

test('has a heading, a text and a mark of its own', async () => {
  const { container } = await renderBlock(block, { globalContent: video(), fields: words });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Watch: <b>the tide</b>');
  const order = [
    screen.getByText('Live'),
    screen.getByRole('heading'),
    container.querySelector('figure'),
    screen.getByText('As it came & went'),
  ];
  expect([...(container.firstElementChild?.children ?? [])]).toEqual(order);
  expect(caption(container)).toContain('The barrier closes');
  await expectAccessible(container);
});

test('puts the player before its words in the feature layout', async () => {
  const fields = { ...words, displayStyle: 'featureVideo' };
  const { container } = await renderBlock(block, { globalContent: video(), fields });
  const [first, second] = container.firstElementChild?.children ?? [];
  expect(first?.tagName).toBe('FIGURE');
  expect(second?.textContent).toBe('LiveWatch: <b>the tide</b>As it came & went');
});

test.each([
  ['both', words, 'Watch: <b>the tide</b>As it came & went (Courier)'],
  ['a title alone', { title: words.title }, 'Market dayFish. (Courier)'],
  ['a description alone', { description: words.description }, 'Market dayFish. (Courier)'],
])('captions a chosen video with the words of its editor where there are %s', async (_, given, expected) => {
  const { container } = await renderBlock(block, { fields: { ...chosen, ...given }, content });
  expect(caption(container)).toBe(expected);
});

test.each([
  ['hideVideoTitle', 'barrier</i> closes'],
  ['hideVideoCaption', 'Filmed from the quay.'],
  ['hideVideoCredits', '(Courier)'],
])('leaves out what %s hides', async (field, text) => {
  const shown = await renderOnServer(block, { globalContent: video() });
  const hidden = await renderOnServer(block, { globalContent: video(), fields: { [field]: true } });
  expect([shown.includes(text), hidden.includes(text)]).toEqual([true, false]);
});

test.each([
  ['the field, whatever the video', '9:16', video(), '9 / 16'],
  ['its markup', '--', video({ embed_html: HOSTED }), '4 / 3'],
  ['its still, where the markup names none', '--', video(), '1000 / 1000'],
  ['16:9 without either', '--', video({ promo_items: undefined }), '16 / 9'],
])('has the shape of %s', async (_, aspectRatio, globalContent, expected) => {
  const { container } = await renderBlock(block, { globalContent, fields: { aspectRatio } });
  expect(ratioOf(container)).toBe(expected);
});

test('gives a tall player its share of the window and round corners, and tells a hosted one how to play', async () => {
  const fields = {
    aspectRatio: '9:16',
    viewportPercentage: 80,
    borderRadius: true,
    autoplay: true,
    playthrough: true,
  };
  const { container } = await renderBlock(block, { globalContent: video({ embed_html: HOSTED }), fields });
  const frame = container.querySelector('figure > div');
  const { maxInlineSize, borderRadius } =
    frame === null ? { maxInlineSize: '', borderRadius: '' } : getComputedStyle(frame);
  // 80 percent of the height of a 768 pixel window, at 9:16.
  expect(maxInlineSize).toBe('345.6px');
  expect(borderRadius).toBe('12px');
  const player = container.querySelector('[data-uuid]');
  expect(player?.getAttribute('data-aspect-ratio')).toBe('1.7778');
  expect([player?.getAttribute('data-autoplay'), player?.getAttribute('data-playthrough')]).toEqual([
    'true',
    'true',
  ]);
});

test('needs React for a player whose script is hosted, and for no other', async () => {
  const islands: string[] = [];
  for (const embed_html of [FILE, HOSTED])
    await renderOnServer(block, {
      globalContent: video({ embed_html }),
      renderIsland: ({ name, element }) => {
        islands.push(name);
        return element;
      },
    });
  expect(islands).toEqual(['story-player']);
});

test.each([
  ['no page content', {}],
  ['a video without a player', { globalContent: video({ embed_html: undefined }) }],
  ['a page whose video is turned down', { globalContent: video(), fields: { inheritGlobalContent: false } }],
  ['a source that fails', { fields: chosen, content: { 'content-api-video': new Error('down') } }],
  ['content of the wrong type', { globalContent: { embed_html: 3 } }],
])('renders nothing for %s', async (_, options) => {
  const { container } = await renderBlock(block, options);
  expect(container.innerHTML).toBe('');
});
