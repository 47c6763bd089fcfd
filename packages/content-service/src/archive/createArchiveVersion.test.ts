import { expect, test } from 'vitest';
import {
  createTestPlatform,
  NOW,
  onEachDatabase,
  author,
  navigation,
  story,
  tag,
} from '@broadsheet/platform-testing/content';

onEachDatabase('the version of the archive', (running) => {
  /** Creates a platform of another process, with a clock that the test moves. */
  async function openOther() {
    let now = NOW;
    const clock = { now: () => now };
    const { platform, remove } = await createTestPlatform(running.database, { clock });
    return {
      remove,
      version: () => platform.archiveVersion(),
      /** Lets the second pass for which a version is used. */
      later(milliseconds = 1_000) {
        now += milliseconds;
        return platform.archiveVersion();
      },
    };
  }

  test('changes with stories, authors, tags and navigation that any process stores, and stays otherwise', async () => {
    const other = await openOther();
    const seen = [await other.version()];
    for (const document of [story('rain'), author('ada'), tag('tides'), navigation()]) {
      await running.server.importAll(document);
      seen.push(await other.later());
      expect(await other.later()).toBe(seen.at(-1));
    }
    await running.database.query("delete from documents where id = 'rain'");
    seen.push(await other.later());
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).not.toContain(undefined);
    await other.remove();
  });

  test('changes when an embargo ends, though nothing was stored', async () => {
    const embargo = { active: true, end_time: new Date(NOW + 60_000).toISOString() };
    await running.server.importAll(story('rain', { content_restrictions: { embargo } }));
    const other = await openOther();
    const before = await other.version();
    expect(await other.later(59_999)).toBe(before);
    expect(await other.later()).not.toBe(before);
    await other.remove();
  });

  test('shows the new name of a section at once', async () => {
    const other = await createTestPlatform(running.database);
    await running.server.importAll(navigation());
    const readName = async () => (await other.get('/site/v3/navigation/paper?_id=/news/')).body.name;
    expect(await readName()).toBe('News');
    await running.database.query(
      `update navigation set body = replace(body::text, '"News"', '"Today"')::jsonb`,
    );
    await other.platform.archiveVersion();
    expect(await readName()).toBe('Today');
    await other.remove();
  });

  test('is unknown when the tables were emptied by hand', async () => {
    const other = await openOther();
    await running.database.query('delete from archive_version');
    expect(await other.version()).toBeUndefined();
    await running.server.importAll(story('rain'));
    expect(await other.later()).toBeDefined();
    await other.remove();
  });
});
