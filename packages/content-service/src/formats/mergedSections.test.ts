/** A navigation in which a second import has written sections again, with capital letters in the escapes of their ids. */
import { expect, test } from 'vitest';
import { onEachDatabase } from '@broadsheet/platform-testing/content';
import { mergedSections } from '@broadsheet/service-kit/database';

const SMALL = '/%e0%b8%82%e0%b9%88%e0%b8%b2%e0%b8%a7/';
const CAPITAL = SMALL.toUpperCase();

const section = (id: string, name: string, children: readonly object[] = []) => ({
  ...{ _id: id, node_type: 'section', name },
  children,
});
const root = (...children: readonly object[]) => ({
  hierarchy: 'default',
  _id: '/',
  name: 'Paper',
  children,
});

onEachDatabase('a navigation that has a section in two spellings', (running) => {
  const readTree = async () =>
    (
      await running.database.query(
        "select body from navigation where site = 'paper' and hierarchy = 'default'",
      )
    )[0]?.['body'];

  async function settle(tree: object): Promise<readonly string[]> {
    await running.database.query("delete from navigation where site = 'paper'");
    await running.database.query(
      "insert into navigation (site, hierarchy, body, hash) values ('paper', 'default', $1::text::jsonb, 'h')",
      [JSON.stringify(tree)],
    );
    return running.database.transaction(async (queries) => (await mergedSections.run?.(queries)) ?? []);
  }

  test('keeps the first with what is below both, and says so', async () => {
    const told = await settle(
      root(
        section(SMALL, 'What happens', [section(`${SMALL}a/`, 'A'), section(`${SMALL}%e0%b8%a7/`, 'B')]),
        section('/sport/', 'Sport'),
        section(CAPITAL, 'News', [section(`${CAPITAL}%E0%B8%A7/`, 'B again'), section(`${CAPITAL}c/`, 'C')]),
        section('/ข่าว', 'Typed'),
      ),
    );
    expect(await readTree()).toEqual(
      root(
        section(SMALL, 'What happens', [
          section(`${SMALL}a/`, 'A'),
          section(`${SMALL}%e0%b8%a7/`, 'B'),
          section(`${CAPITAL}c/`, 'C'),
        ]),
        section('/sport/', 'Sport'),
      ),
    );
    expect(told).toEqual([
      expect.stringMatching(
        /^The navigation "default" of paper had 3 sections twice, .* The first one stays/,
      ),
    ]);
  });

  test('takes what the first does not have from the other', async () => {
    await settle(
      root(section(SMALL, 'What happens'), { ...section(CAPITAL, 'News'), site: { site_title: 'All' } }),
    );
    expect(await readTree()).toEqual(
      root({ ...section(SMALL, 'What happens'), site: { site_title: 'All' } }),
    );
  });

  test.each([
    ['the first', true, false],
    ['the second', false, true],
  ])('keeps what is hidden where %s is hidden, and says so', async (_which, first, second) => {
    const below = section(`${SMALL}a/`, 'A');
    const tree = root(
      { ...section(SMALL, 'Old', [below]), inactive: first },
      { ...section(CAPITAL, 'News'), inactive: second },
    );
    expect(await settle(tree)).toEqual([expect.stringMatching(/one of each is hidden\. Remove one/)]);
    expect(await readTree()).toEqual(tree);
  });

  test('keeps the navigation of before in the history', async () => {
    const twins = root(section(SMALL, 'What happens'), section(CAPITAL, 'News'));
    await running.database.query('delete from setting_versions');
    await settle(twins);
    const versions = await running.database.query(
      "select number, document, note_says->>'key' as note from setting_versions order by number",
    );
    expect(versions).toEqual([
      { number: 1, document: twins, note: null },
      { number: 2, document: root(section(SMALL, 'What happens')), note: 'note.merged' },
    ]);
  });

  test('is left as it is while an editor works on it, and that is said', async () => {
    const twins = root(section(SMALL, 'What happens'), section(CAPITAL, 'News'));
    await running.database.query('delete from setting_drafts');
    await running.database.query(
      `insert into setting_drafts (site, id, document, revision, changed_at, editor_id)
       values ('paper', 'navigation:default', $1::text::jsonb, 3, now(), 'e')`,
      [JSON.stringify(twins)],
    );
    expect(await settle(twins)).toEqual([
      expect.stringMatching(/an editor works on it .* Remove one of each/),
    ]);
    expect(await readTree()).toEqual(twins);
    await running.database.query('delete from setting_drafts');
  });

  test.each([
    ['links', root({ _id: 'a', node_type: 'link', url: '/ü/' }, { _id: 'a', node_type: 'link', url: '/ü/' })],
    [
      'a section that an editor has put into the navigation twice',
      root(section('/ü/', 'One'), section('/ü/', 'Two')),
    ],
    [
      'ASCII ids with a slash and without',
      root(section('/sport', 'One'), section('/sport/', 'Two'), section('/ü/', 'Ü')),
    ],
    ['sections of one spelling', root(section('/ü/', 'One'), section('/ö/', 'Two'))],
  ])('is left as it is where it has %s', async (_what, tree) => {
    expect(await settle(tree)).toEqual([]);
    expect(await readTree()).toEqual(tree);
  });
});
