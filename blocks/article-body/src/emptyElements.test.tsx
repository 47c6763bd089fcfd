import { renderBlock } from '@broadsheet/testing';
import { describe, expect, test } from 'vitest';
import { image, item, show } from '../test/elements.ts';
import { block } from './block.ts';

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
