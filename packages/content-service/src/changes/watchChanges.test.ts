/** Tests reports of changes of content, which triggers of the database write, whoever stores. */
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  author,
  createTestPlatform,
  navigation,
  NOW,
  onEachDatabase,
  story,
} from '@broadsheet/platform-testing/content';

onEachDatabase('changes of content', (running) => {
  /** Watches as another process does until the test ends, with a clock that the test moves. */
  async function watch() {
    let now = NOW;
    const { platform, remove } = await createTestPlatform(running.database, { clock: { now: () => now } });
    let reported: string[] = [];
    const failures: unknown[] = [];
    const changes = await platform.watchChanges({
      onChanged: (keys) => void reported.push(...keys),
      onFailure: (error) => void failures.push(error),
    });
    onTestFinished(async () => {
      await changes.stop();
      await remove();
      expect(failures).toEqual([]);
    });
    return {
      changes,
      /** Resolves with the keys that were reported since the last call. */
      async take() {
        await changes.catchUp();
        const keys = reported.toSorted();
        reported = [];
        return keys;
      },
      reported: () => reported,
      later: (milliseconds: number) => void (now += milliseconds),
    };
  }

  const rain = (more = {}) =>
    story('rain', { taxonomy: { tags: [{ slug: 'tides', text: 'Tides' }] }, ...more });

  test('are heard without asking, with the keys of what has changed', async () => {
    const other = await watch();
    await running.server.importAll(rain());
    await vi.waitFor(() => expect(other.reported()).toContain('document rain'), { timeout: 10_000 });
    const keys = await other.take();
    expect(keys).toEqual(expect.arrayContaining(['listed', 'listed tag tides', 'listed type story']));
    expect(keys.filter((key) => key.startsWith('url paper /'))).toHaveLength(1);
  });

  test('name what a story was before as well', async () => {
    await running.server.importAll(rain());
    const other = await watch();
    await running.server.importAll(rain({ taxonomy: { tags: [{ slug: 'harbour', text: 'Harbour' }] } }));
    const keys = await other.take();
    expect(keys).toEqual(expect.arrayContaining(['listed tag harbour', 'listed tag tides']));
  });

  test('are not reported for what is stored already', async () => {
    const documents = [rain(), author('ada'), navigation()];
    await running.server.importAll(...documents);
    const other = await watch();
    await running.server.importAll(...documents);
    expect(await other.take()).toEqual([]);
  });

  test('name authors and sites, and everything when a table was emptied', async () => {
    const other = await watch();
    await running.server.importAll(author('ada'), navigation());
    expect(await other.take()).toEqual(expect.arrayContaining(['author ada', 'listed navigation paper']));
    await running.database.query('truncate documents cascade');
    expect(await other.take()).toContain('*');
  });

  test('are reported when an embargo ends', async () => {
    const embargo = { active: true, end_time: new Date(NOW + 60_000).toISOString() };
    await running.server.importAll(rain({ content_restrictions: { embargo } }));
    const other = await watch();
    expect(await other.take()).toEqual([]);
    other.later(60_000);
    expect(await other.take()).toEqual(expect.arrayContaining(['document rain', 'listed tag tides']));
    expect(await other.take()).toEqual([]);
  });

  test('that were removed from the table make everything uncertain', async () => {
    const other = await watch();
    await other.changes.stop();
    await running.server.importAll(rain());
    await running.database.query('update archive_version set forgotten = version');
    expect(await other.take()).toContain('*');
  });

  test('are unknown when the tables were emptied by hand', async () => {
    const other = await watch();
    await running.database.query('delete from archive_version');
    expect(await other.changes.catchUp()).toBe(false);
    await running.server.importAll(rain());
    expect(await other.changes.catchUp()).toBe(true);
  });
});
