import { expect, test } from 'vitest';
import { createContentChanges, createReadNotes } from '../server.ts';
import { createFakeContentApi } from '../../test/createFakeContentApi.ts';
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

/** Creates the source with a content API that finds the given stories by tag and by section. */
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

const queries = ({ api }: Pick<ReturnType<typeof setUp>, 'api'>): readonly (string | undefined)[] =>
  api.requests.map(({ path, query }) => (path === '/content/v4/' ? path : new Map(query).get('q')));

test('asks for the story, and for the newest with each of its tags and of its section', async () => {
  const { api, ask } = setUp([]);
  await ask('related-stories', { _id: 'read' });
  expect(queries({ api })).toEqual([
    'type:story AND _id:("read")',
    '/content/v4/',
    'type:story AND taxonomy.tags.slug:("flooding")',
    'type:story AND taxonomy.tags.slug:("harbour")',
    'type:story AND taxonomy.sections._id:("/coast/")',
  ]);
});

test('asks of what it compares for no text, and for whole stories of the nearest alone', async () => {
  const others = ['one', 'three', 'two'].map((id) => story(id, { tags: ['flooding'] }));
  const { api, ask } = setUp(others);
  await ask('related-stories', { _id: 'read', size: 2 });
  const fields = '_id,display_date,taxonomy.tags.slug,websites.courier.website_section._id';
  expect(api.requests[2]?.query).toContainEqual(['_sourceInclude', fields]);
  const last = new Map(api.requests.at(-1)?.query);
  expect(last.get('q')).toBe('type:story AND _id:("one" OR "three")');
  expect(last.has('_sourceInclude')).toBe(false);
});

test('asks for nothing that another story has asked for in the last half minute', async () => {
  const others = ['one', 'three', 'two'].map((id) => story(id, { tags: ['flooding', 'harbour'] }));
  const under = setUp([read, ...others], [read]);
  const filter = '{ content_elements { _id headlines } }';
  await under.ask('content-api', { _id: 'read' });
  await under.ask('related-stories', { _id: 'read', size: 2 }, filter);
  const before = under.api.requests.length;
  expect(queries(under)[0]).toBe('/content/v4/');
  expect(queries(under)).not.toContain('type:story AND _id:("read")');
  expect(await under.ask('related-stories', { _id: 'one', size: 2 }, filter)).toEqual({
    content_elements: [{ _id: 'read' }, { _id: 'three' }],
  });
  expect(queries(under).slice(before)).toEqual(['type:story AND _id:("one")', 'type:story AND _id:("read")']);
  under.sources.clear();
  await under.ask('related-stories', { _id: 'one', size: 2 }, filter);
  expect(queries(under).slice(before + 2)).toContain('type:story AND taxonomy.tags.slug:("flooding")');
});

test('is up to date once what a change concerned was read again, whatever else it shares', async () => {
  const changes = createContentChanges();
  const two = ['one', 'two'].map((id) => story(id, { tags: ['flooding', 'harbour'] }));
  const observe = (onKeys: (keys: string) => void) =>
    createFakeContentApi(({ path, query }) => {
      if (path === '/content/v4/') return read;
      const [, tag] = /slug:\("(\w+)"/.exec(new Map(query).get('q') ?? '') ?? [];
      if (tag !== undefined) onKeys(encodeURIComponent(`listed tag ${tag}`));
      return { content_elements: two };
    }).transport;
  const { sources } = setUpSources(undefined, { changes, observe });
  const { signal } = new AbortController();
  const readEffect = async () => {
    const notes = createReadNotes(changes.now());
    await sources.load({ source: 'related-stories', query: { _id: 'read' } }, signal, notes);
    return changes.effectOn(notes.read());
  };
  await readEffect();
  changes.record(['listed tag harbour']);
  expect(await readEffect()).toBe('none');
});

test('compares the newest fifty with any of the tags, as one list of all of them would hold', async () => {
  const flooded = Array.from({ length: 50 }, (_, index) =>
    story(`f${index}`, { tags: ['flooding'], day: '19' }),
  );
  const { ask } = setUpSources(({ path, query }) => {
    if (path === '/content/v4/') return read;
    const q = new Map(query).get('q') ?? '';
    const old = story('old', { tags: ['harbour'], day: '18' });
    if (q.includes('_id:('))
      return { content_elements: [...flooded, old].filter((one) => q.includes(`"${idOf(one)}"`)) };
    return { content_elements: q.includes('harbour') ? [old] : q.includes('flooding') ? flooded : [] };
  });
  expect(JSON.stringify(await ask('related-stories', { _id: 'read', size: 30 }))).not.toContain('"old"');
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
  expect(queries({ api })).toEqual(['type:story AND _id:("read")', '/content/v4/']);
});
