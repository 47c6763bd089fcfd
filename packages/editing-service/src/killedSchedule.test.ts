/** A process is killed (SIGKILL) while it executes a schedule: what was due is done once, or still to be done. */
import { execFile } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { HOUR_MS } from '@broadsheet/client-core';
import { openOwnSchema } from '@broadsheet/service-kit/database';
import type { OwnSchema } from '@broadsheet/service-kit/database';
import { listAt, objectAt, textAt } from '@broadsheet/service-kit/json';
import { emptyTables, makeKillable, serverUrl } from '@broadsheet/platform-testing/databases';
import { openEditing, page } from '@broadsheet/platform-testing/editing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** A process takes seconds to start, so some points are tried; `KILL_POINTS=all` tries all. */
const MOST = process.env['KILL_POINTS'] === 'all' ? Number.POSITIVE_INFINITY : 6;
const WITHIN = { timeout: 30_000, interval: 200 };
const PROGRAM = fileURLToPath(
  new URL('../../platform-testing/src/editing/scheduleProcess.ts', import.meta.url),
);

/** Runs the process to its end. @returns the signal that ended it; undefined when it had nothing left to do */
function runProcess(options: object): Promise<string | undefined> {
  const nodeArguments = ['--conditions=@broadsheet/source', PROGRAM, JSON.stringify(options)];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, nodeArguments, (error, _output, messages) => {
      if (error === null) resolve(undefined);
      else if (error.signal) resolve(error.signal);
      else reject(new Error(messages, { cause: error }));
    });
  });
}

/** Returns some of the points from 1 to the last one, with both of them. */
function spread(last: number): readonly number[] {
  const count = Math.min(last, MOST);
  const step = (last - 1) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, index) => Math.round(1 + index * step));
}

const PENDING = { pages: [], versions: [], isPending: true, published: 0 };
const DONE = { pages: [page('Election')], versions: [1], isPending: false, published: 1 };

describe.runIf(serverUrl)('a schedule whose process is killed', () => {
  let schema: OwnSchema;
  beforeAll(async () => {
    schema = await openOwnSchema(serverUrl ?? '');
  }, 60_000);
  afterAll(() => schema.drop());

  /** Opens a room in which the front page is to be published within an hour. */
  async function openDue() {
    await emptyTables(schema.database);
    const killable = makeKillable(schema.database);
    const room = openEditing(killable.database);
    const cookie = await room.openAdmin();
    const read = async (path: string) => (await room.call('GET', path, { cookie })).body;
    await room.save(cookie, 'Election', 0);
    const body = { publishAt: room.clock.now() + HOUR_MS, revision: 1, note: 'Polls close' };
    expect(await room.call('PUT', '/pages/home/schedule', { cookie, body })).toMatchObject({ status: 200 });
    return {
      room,
      points: killable.points,
      /** Reads what of the publication has been done. */
      async readState() {
        const actions = listAt(await read('/audit'), 'entries').map((entry) => textAt(entry, 'action'));
        return {
          pages: await room.livePages(),
          versions: listAt(await read('/pages/home/versions'), 'versions').map(
            (version) => objectAt(version)?.['number'],
          ),
          isPending: objectAt(await read('/pages/home/schedule'), 'schedule') !== undefined,
          published: actions.filter((action) => action === 'schedule.published').length,
        };
      },
    };
  }

  /** Counts the points of a run that nothing ends. */
  async function countPoints(): Promise<number> {
    const { room, points } = await openDue();
    const before = points();
    room.clock.advance(HOUR_MS);
    await room.platform.editing.runSchedules();
    return points() - before;
  }

  test(
    'is done once or pending, at each point, and done once by the next process',
    async () => {
      const last = await countPoints();
      expect(last).toBeGreaterThan(10);
      for (const killAt of spread(last)) {
        const { room, readState } = await openDue();
        const signal = await runProcess({ databaseUrl: schema.url, killAt });
        expect([killAt, signal]).toEqual([killAt, 'SIGKILL']);
        expect([PENDING, DONE]).toContainEqual(await readState());
        room.clock.advance(HOUR_MS);
        // The server takes a moment to end the transaction of a dead process, and its lock.
        await expect
          .poll(async () => {
            await room.platform.editing.runSchedules();
            return readState();
          }, WITHIN)
          .toEqual(DONE);
      }
    },
    MOST === 6 ? 300_000 : 3_600_000,
  );
});
