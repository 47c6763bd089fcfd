import { expect, test } from 'vitest';
import { setUpSources } from '../../test/setUpSources.ts';

interface Facts {
  readonly tags?: readonly string[];
  readonly section?: string;
  readonly day?: string;
}

const story = (id: string, { tags = [], section, day = '20' }: Facts = {}) => ({
  _id: id,
  type: 'story',
  display_date: `2026-11-${day}T10:00:00Z`,
  taxonomy: { tags: tags.map((slug) => ({ slug })) },
  ...(section && { websites: { courier: { website_section: { _id: section } } } }),
});

const read = story('read', { tags: ['flooding', 'harbour'], section: '/coast/' });

const idOf = (item: object): string => ('_id' in item ? String(item._id) : '');

/** The source over a content API that finds these by tag and by section. */
function setUp(byTag: readonly object[], bySection: readonly object[] = [], item: object = read) {
  return setUpSources(({ path, query }) => {
    if (path === '/content/v4/') return item;
    const q = new URLSearchParams(query.map(([name, value]) => [name, value])).get('q') ?? '';
    if (q.includes('_id:("') && !q.includes('sections'))
      return { content_elements: [...byTag, ...bySection].filter((one) => q.includes(`"${idOf(one)}"`)) };
    return { content_elements: q.includes('tags.slug') ? byTag : bySection };
  });
}

async function rank(...lists: Parameters<typeof setUp>): Promise<readonly string[]> {
  const { ask } = setUp(...lists);
  const answer = await ask('related-stories', { _id: 'read', size: 3 });
  return (
    JSON.stringify(answer)
      .match(/"_id":"\w+","type"/g)
      ?.map((found) => found.slice(7, -8)) ?? []
  );
}

test('puts first what shares most, and never the story itself', async () => {
  const one = story('one', { tags: ['flooding'] });
  const both = story('both', { tags: ['flooding', 'harbour'] });
  expect(await rank([one, read, both], [story('near', { section: '/coast/' }), read])).toEqual([
    'both',
    'one',
    'near',
  ]);
});

test('counts a tag the more, the fewer have it', async () => {
  const common = ['a', 'b', 'c', 'd'].map((id) => story(id, { tags: ['flooding'] }));
  const [first] = await rank([...common, story('rare', { tags: ['harbour'] })]);
  expect(first).toBe('rare');
});

test('prefers the newer of two that are alike', async () => {
  const old = story('old', { tags: ['flooding'], day: '01' });
  expect(await rank([old, story('new', { tags: ['flooding'] })])).toEqual(['new', 'old']);
});

test('asks for the story, and for the newest with its tags and of its section', async () => {
  const { api, ask } = setUp([]);
  await ask('related-stories', { _id: 'read' });
  expect(api.requests.map(({ path }) => path)).toEqual([
    '/content/v4/',
    '/content/v4/search/published',
    '/content/v4/search/published',
  ]);
  expect(api.requests[1]?.query).toContainEqual([
    'q',
    'type:story AND taxonomy.tags.slug:("flooding" OR "harbour")',
  ]);
  expect(api.requests[2]?.query).toContainEqual(['q', 'type:story AND taxonomy.sections._id:("/coast/")']);
});

test('asks of what it compares for no text, and for whole stories of the nearest alone', async () => {
  const others = ['one', 'two', 'three'].map((id) => story(id, { tags: ['flooding'] }));
  const { api, ask } = setUp(others);
  await ask('related-stories', { _id: 'read', size: 2 });
  const fields = '_id,display_date,taxonomy.tags.slug,websites.courier.website_section._id';
  expect(api.requests[1]?.query).toContainEqual(['_sourceInclude', fields]);
  const last = new Map(api.requests.at(-1)?.query);
  expect(last.get('q')).toBe('type:story AND _id:("one" OR "two")');
  expect(last.has('_sourceInclude')).toBe(false);
});

test('leaves out a story that went away meanwhile', async () => {
  const { ask } = setUpSources(({ path, query }) => {
    if (path === '/content/v4/') return read;
    const isChoosing = new Map(query).has('_sourceInclude');
    return { content_elements: isChoosing ? [story('gone', { tags: ['flooding'] })] : [] };
  });
  expect(await ask('related-stories', { _id: 'read' })).toMatchObject({ content_elements: [], count: 0 });
});

test('finds nothing for a story without tags and section', async () => {
  const { api, ask } = setUp([], [], story('read'));
  expect(await ask('related-stories', { _id: 'read' })).toMatchObject({ content_elements: [] });
  expect(api.requests).toHaveLength(1);
});
