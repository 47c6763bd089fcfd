import { describe, expect, it } from 'vitest';
import { parseNavigationNode, parseStory } from '../index.ts';
import { repairContent, toNavigation } from '../server.ts';

function repairWhole(value: unknown) {
  const repairs: string[] = [];
  const result = repairContent(value, { isWhole: true, onRepair: (kind) => void repairs.push(kind) });
  return { result, repairs };
}

const repairAnswer = (value: unknown) => repairContent(value, { isWhole: false, onRepair: () => undefined });

describe('a whole document of an older version', () => {
  it('gets version, sections, authors and texts of today', () => {
    const { result, repairs } = repairWhole({
      _id: 'tide',
      type: 'story',
      version: '0.5.8',
      canonical_url: '/coast/tide/',
      headlines: { web: 'High tide', print: null },
      credits: {
        by: [{ type: 'author', version: '0.5.8', name: '', org: 'Harbour Office', image: { url: '/a.jpg' } }],
      },
      taxonomy: {
        primary_site: { type: 'site', _id: '/coast', name: 'Coast', description: null },
        tags: ['rain'],
      },
      publishing: { scheduled_operations: {} },
    });
    expect(result).toMatchObject({
      version: '0.10.12',
      headlines: { web: 'High tide', basic: 'High tide' },
      credits: {
        by: [
          {
            version: '0.10.12',
            name: 'Harbour Office',
            image: { type: 'image', version: '0.10.12', url: '/a.jpg' },
          },
        ],
      },
      taxonomy: {
        primary_section: { type: 'section', version: '0.10.12', _id: '/coast', name: 'Coast' },
        tags: [{ text: 'rain' }],
      },
      publishing: { has_published_edition: true },
    });
    expect(repairs).toContain('version 0.5.8 is read as 0.10');
    expect(repairs).toContain('a member that is null is left out');
  });

  it('stays a draft when it was never published', () => {
    const { result } = repairWhole({
      type: 'story',
      version: '0.5.8',
      additional_properties: { has_published_copy: false },
    });
    expect(result).toMatchObject({ revision: { published: false } });
  });

  it('stays hidden when the end of its embargo cannot be read', () => {
    const { result } = repairWhole({
      type: 'story',
      version: '0.10.12',
      content_restrictions: { embargo: { end_time: 'soon' }, content_code: 5 },
    });
    expect(result).toMatchObject({ content_restrictions: { embargo: { active: true }, content_code: '5' } });
    expect(result).not.toHaveProperty('content_restrictions.embargo.end_time');
  });

  it.each([
    ['2026-11-01', '2026-11-01T00:00:00.000Z'],
    ['2026-11-01 08:30:00', '2026-11-01T08:30:00.000Z'],
    [1_793_520_000_000, '2026-11-01T08:00:00.000Z'],
    ['yesterday', undefined],
  ])('has the date %s as %s', (display_date, expected) => {
    const { result } = repairWhole({ type: 'story', version: '0.10.12', display_date });
    expect(parseStory(result)?.display_date).toBe(expected);
  });
});

it('a good document is returned as it is', () => {
  const good = { type: 'story', version: '0.10.12', headlines: { basic: 'Tide' }, content_elements: [] };
  expect(repairWhole(good)).toEqual({ result: good, repairs: [] });
  expect(repairWhole(good).result).toBe(good);
});

it('nothing is added to an answer that holds some members only', () => {
  const card = { content_elements: [{ type: 'story', headlines: { basic: 'Tide' }, websites: { a: {} } }] };
  expect(repairAnswer(card)).toBe(card);
});

it('the sites of an older answer are its sections', () => {
  const answer = {
    type: 'story',
    version: '0.5.8',
    taxonomy: { primary_site: { _id: '/coast', name: 'Coast' } },
  };
  expect(parseStory(repairAnswer(answer))?.taxonomy?.primary_section).toEqual({
    _id: '/coast',
    name: 'Coast',
  });
});

it('a list of nodes is a navigation', () => {
  const root = parseNavigationNode(toNavigation([{ _id: '/coast', node_type: 'section', name: 'Coast' }]));
  expect(root?.children).toEqual([{ _id: '/coast', node_type: 'section', name: 'Coast', children: [] }]);
});
