import { describe, expect, it } from 'vitest';
import { readAdContent } from './AdContent.ts';
import { getPageTargeting } from './getPageTargeting.ts';
import { getSlotName } from './getSlotName.ts';

const story = {
  type: 'story',
  _id: 'STORM01',
  taxonomy: { tags: [{ slug: 'ferry' }, { slug: 'pier' }] },
  websites: {
    courier: { website_section: { _id: '/coast/' } },
    other: { website_section: { _id: '/sea/' } },
  },
};
const section = { _id: '/sport/', node_type: 'section' };

function scopeOf(type: string, globalContent: unknown, more: { adPath?: string; prefix?: string } = {}) {
  const { adPath, prefix = '/701-news/' } = more;
  const meta: Readonly<Record<string, string>> = adPath === undefined ? {} : { 'ad-path': adPath };
  const site = { id: 'courier', websiteAdPath: prefix };
  return { site, page: { type, meta }, content: readAdContent(globalContent) };
}

describe('getSlotName', () => {
  it.each([
    [
      'the meta of the page before all',
      'article',
      story,
      { adPath: '/special/vote/' },
      '701-news/special/vote',
    ],
    ['the section of a story on this site', 'article', story, {}, '701-news/coast'],
    ['the node of a section', 'section', section, {}, '701-news/sport'],
    ['the type of a tag page, whatever it shows', 'tag', section, {}, '701-news/tag'],
    ['the type of an author page', 'author', {}, {}, '701-news/author'],
    ['the type of a search page', 'search', undefined, {}, '701-news/search'],
    ['the prefix alone on a page without a section', 'homepage', undefined, {}, '701-news'],
    ['the section alone without a prefix', 'article', story, { prefix: '' }, 'coast'],
    ['the page type without both', 'homepage', undefined, { prefix: '' }, 'homepage'],
    ['no section for content of other sites', 'article', { ...story, websites: {} }, {}, '701-news'],
    ['no section for a link of the navigation', 'section', { _id: '/x/', node_type: 'link' }, {}, '701-news'],
  ])('takes %s', (_, type, content, more, name) => {
    expect(getSlotName(scopeOf(type, content, more))).toBe(name);
  });
});

describe('getPageTargeting', () => {
  it('tells id and tags of stories, galleries and videos', () => {
    for (const type of ['story', 'gallery', 'video'])
      expect(getPageTargeting(scopeOf('article', { ...story, type }))).toEqual({
        page_type: 'article',
        section_id: 'coast',
        arc_id: 'STORM01',
        tags: 'ferry,pier',
      });
  });

  it('leaves out what a page does not have', () => {
    expect(getPageTargeting(scopeOf('section', section))).toEqual({
      page_type: 'section',
      section_id: 'sport',
    });
    expect(getPageTargeting(scopeOf('homepage', undefined))).toEqual({ page_type: 'homepage' });
    expect(getPageTargeting(scopeOf('article', { type: 'story' }))).toEqual({ page_type: 'article' });
  });
});
