import { describe, expect, test } from 'vitest';
import { mergeSettings, resolveSetting } from './mergeSettings.ts';
import type { SettingDocument } from './Setting.ts';

const link = (id: string, name = id): SettingDocument => ({
  _id: id,
  node_type: 'link',
  display_name: name,
  url: `/${id}/`,
});
const tree = (...children: readonly SettingDocument[]): SettingDocument => ({
  hierarchy: 'default',
  _id: '/',
  name: 'Paper',
  children,
});
const bare = (document: unknown): unknown =>
  JSON.parse(JSON.stringify(document).replaceAll(',"children":[]', ''));
const merge = (base: SettingDocument, mine: SettingDocument, theirs: SettingDocument) =>
  mergeSettings('navigation:default', { base, mine, theirs });

describe('members of a setting', () => {
  const base = { websiteName: 'Paper', contact: { email: 'a@b.test' }, shortName: 'P' };

  test('come together where each has changed another, inside members as well', () => {
    const mine = { websiteName: 'Mine', contact: { email: 'a@b.test', telephone: '1' }, shortName: 'P' };
    const theirs = { websiteName: 'Paper', contact: { email: 'their@b.test' } };
    expect(mergeSettings('site', { base, mine, theirs })).toEqual({
      document: { websiteName: 'Mine', contact: { email: 'their@b.test', telephone: '1' } },
      conflicts: [],
    });
  });

  test('that both have changed are told with both values; mine stays until somebody decides', () => {
    const mine = { ...base, contact: { email: 'mine@b.test' } };
    const theirs = { ...base, contact: { email: 'their@b.test' }, shortName: 'T' };
    const { document, conflicts } = mergeSettings('site', { base, mine, theirs });
    expect(conflicts).toEqual([
      { kind: 'member', path: ['contact', 'email'], mine: 'mine@b.test', theirs: 'their@b.test' },
    ]);
    expect(document).toEqual({ ...base, contact: { email: 'mine@b.test' }, shortName: 'T' });
    const decided = resolveSetting({ document, theirs, conflicts, choose: () => 'theirs' });
    expect(decided).toEqual({ ...base, contact: { email: 'their@b.test' }, shortName: 'T' });
    expect(resolveSetting({ document, theirs, conflicts, choose: () => 'mine' })).toEqual(document);
  });
});

describe('entries of a menu', () => {
  const base = tree(link('news'), link('coast'), link('food'));

  test('come together where one was renamed, one moved and one added', () => {
    const mine = tree(link('food'), link('news', 'All the news'), link('coast'));
    const theirs = tree(link('news'), link('coast'), link('food'), link('tides'));
    const { document, conflicts } = merge(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(bare(document)).toEqual(
      bare(tree(link('food'), link('tides'), link('news', 'All the news'), link('coast'))),
    );
  });

  test('that both have renamed are asked, and become what was decided', () => {
    const mine = tree(link('news', 'Mine'), link('coast'), link('food'));
    const theirs = tree(link('news', 'Theirs'), link('coast', 'Shore'), link('food'));
    const { document, conflicts } = merge(base, mine, theirs);
    expect(conflicts).toMatchObject([{ kind: 'entry', conflict: { kind: 'block', id: 'news' } }]);
    const decided = resolveSetting({ document, theirs, conflicts, choose: () => 'theirs' });
    expect(bare(decided)).toEqual(bare(theirs));
  });

  test('are one value where two of them cannot be told apart', () => {
    const [mine, theirs] = [tree(link('x', 'A'), link('x', 'B')), tree(link('news'))];
    expect(merge(base, mine, theirs)).toEqual({
      document: mine,
      conflicts: [{ kind: 'member', path: ['children'], mine: mine['children'], theirs: theirs['children'] }],
    });
  });
});
