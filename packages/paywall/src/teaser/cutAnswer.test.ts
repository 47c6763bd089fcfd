import { describe, expect, it } from 'vitest';
import { registered, subscribers } from '../../test/rules.ts';
import { cutAnswer } from './cutAnswer.ts';
import { isTeaser } from './cutStory.ts';

const options = { rules: [registered, subscribers], site: 'courier' };
const text = (content: string) => ({ type: 'text', content });
const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, index) => text(`Paragraph ${index + 1}.`));
const locked = (more: object) => ({
  type: 'story',
  _id: 'one',
  headlines: { basic: 'Storm' },
  content_restrictions: { content_code: 'subscribers' },
  ...more,
});

describe('the public copy of a locked story', () => {
  it('keeps its first two paragraphs, pictures among them, and nothing behind them', () => {
    const [first, second, ...rest] = paragraphs(6);
    const image = { type: 'image', url: '/a.jpg', caption: 'The quay' };
    const raw = { type: 'raw_html', content: '<p>secret</p>' };
    const story = locked({
      content_elements: [raw, first, image, second, image, ...rest],
      promo_items: { basic: image },
    });
    expect(cutAnswer(story, options)).toEqual({
      type: 'story',
      _id: 'one',
      headlines: { basic: 'Storm' },
      promo_items: { basic: image },
      content_elements: [first, image, second],
      content_restrictions: {
        content_code: 'subscribers',
        is_teaser: true,
        wall: 'payment',
        campaign: 'tides',
      },
    });
  });

  it.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [9, 2],
  ])('of %i paragraphs gives %i whole', (count, whole) => {
    const cut = JSON.stringify(cutAnswer(locked({ content_elements: paragraphs(count) }), options));
    expect(cut.match(/Paragraph \d\./g) ?? []).toHaveLength(whole);
  });

  it('begins a paragraph that is too long and leaves no tag open', () => {
    const long = `<a href="/x/">Sand</a> &amp; ${'sea '.repeat(600)}`;
    const cut = JSON.stringify(cutAnswer(locked({ content_elements: [text(long), text('End.')] }), options));
    expect(cut.length).toBeLessThan(700);
    expect(cut).toContain('Sand &amp; sea');
    expect(cut).not.toMatch(/<|End\./);
  });

  it.each([
    'content',
    'streams',
    'embed_html',
    'subtitles',
    'transcript',
    'variations',
    'additional_properties',
  ])('has no member "%s"', (name) => {
    expect(cutAnswer(locked({ [name]: 'whole' }), options)).not.toHaveProperty(name);
  });

  it('has no post of a live blog', () => {
    const posts = ['one', 'two'].map((secret) => ({
      type: 'element_group',
      subtype: 'live-post',
      content_elements: [text(secret)],
    }));
    const content_elements = [...paragraphs(2), ...posts];
    const blog = locked({ subtype: 'live-blog', additional_properties: { is_live: true }, content_elements });
    expect(cutAnswer(blog, options)).toMatchObject({ content_elements: paragraphs(1) });
    expect(cutAnswer(blog, options)).not.toHaveProperty('additional_properties');
  });

  it('shows half of a gallery and two of its pictures at most', () => {
    const images = Array.from({ length: 9 }, (_, index) => ({ type: 'image', _id: `i${index}` }));
    const cut = JSON.stringify(cutAnswer(locked({ type: 'gallery', content_elements: images }), options));
    expect(cut.match(/"i\d"/g)).toEqual(['"i0"', '"i1"']);
  });
});

describe('an answer', () => {
  it('is cut however deep a locked story stands, and is otherwise the same object', () => {
    const open = { type: 'story', _id: 'two', content_elements: paragraphs(5) };
    const answer = { data: [open, { related: { basic: [locked({ content_elements: paragraphs(5) })] } }] };
    const cut = cutAnswer(answer, options);
    expect(JSON.stringify(cut).match(/Paragraph 5/g)).toHaveLength(1);
    expect(answer.data[1]).toMatchObject({ related: { basic: [{ content_elements: { length: 5 } }] } });
    const free = { content_elements: [open] };
    expect(cutAnswer(free, options)).toBe(free);
  });

  it('is cut by the story, whoever reads on whatever device', () => {
    const onPhones = { ...subscribers, conditions: { deviceClass: { in: true, values: ['mobile'] } } };
    expect(isTeaser(cutAnswer(locked({}), { ...options, rules: [onPhones] }))).toBe(true);
  });

  it('is cut for a story without id and URL as well', () => {
    expect(isTeaser(cutAnswer({ ...locked({}), _id: undefined }, options))).toBe(true);
  });

  it('is cut where its section is', () => {
    const inSport = { ...subscribers, conditions: { section: { in: true, values: ['/sport/'] } } };
    const sport = { websites: { courier: { website_section: { _id: '/sport/' } } } };
    const cutting = { ...options, rules: [inSport] };
    expect(isTeaser(cutAnswer(locked(sport), cutting))).toBe(true);
    expect(isTeaser(cutAnswer(locked({}), cutting))).toBe(false);
  });
});
