import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestPlatform, story } from '@broadsheet/platform-testing/content';
import { databasesUnderTest } from '@broadsheet/platform-testing/databases';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { systemClock } from '@broadsheet/client-core';
import type { Database } from '@broadsheet/service-kit/database';
import { createKeyring } from '@broadsheet/service-kit/keys';
import { createOutbox } from '@broadsheet/service-kit/outbox';
import { createPlatform } from './createPlatform.ts';

describe.each(databasesUnderTest)('the platform on $name', ({ open }) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
  }, 60_000);
  afterAll(() => database.close());

  test('sends the access token when it has one', async () => {
    const server = await createTestPlatform(database, { accessToken: 'open sesame' });
    await server.importAll(story('a'));
    const statusWith = async (authorization?: string): Promise<number> =>
      (await server.get('/content/v4/?_id=a', authorization === undefined ? {} : { authorization })).status;
    expect(await statusWith()).toBe(401);
    expect(await statusWith('Bearer wrong')).toBe(401);
    expect(await statusWith('open sesame')).toBe(401);
    expect(await statusWith('Bearer open sesame')).toBe(200);
    for (const path of [
      '/search?q=a',
      '/tags/v2/slugs?slugs=a',
      '/author/v2/author-service?slug=a',
      '/site/v3/properties/paper',
      '/pages/v1/paper',
    ]) {
      expect((await server.get(path)).status).toBe(401);
    }
    await server.remove();
  });

  test('closes while mails are due: those under way are delivered, the others stay', async () => {
    const options = { database, site: 'paper', secret: 'a secret of the tests', clock: systemClock };
    const log = { error: () => undefined };
    const keys = createKeyring(options, systemClock);
    const mail = { to: 'ada@example.com', subject: 'Renewed', text: 'Ada', html: '<p>Ada</p>' };
    const sent: string[] = [];
    const mailer = {
      async send({ to }: { readonly to: string }) {
        await pause(20);
        sent.push(to);
      },
    };
    const queue = createOutbox({ ...options, siteUrl: 'https://paper.test', keys, log, mailer });
    await database.transaction(async (queries) => {
      for (let index = 0; index < 40; index += 1)
        await queue.add(queries, { kind: 'renewed', write: () => Promise.resolve(mail) });
    });
    const platform = createPlatform({
      ...options,
      database: { ...database, close: () => Promise.resolve() },
      dataDir: tmpdir(),
      log,
      mail: { mailer },
    });
    const delivered = platform.outbox.deliver();
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    await platform.close();
    await delivered;
    expect(sent.length).toBeLessThan(40);
    expect(await queue.status()).toMatchObject({ waiting: 40 - sent.length, failed: 0 });
  });

  test('answers an unknown path with 404 as JSON', async () => {
    const server = await createTestPlatform(database);
    expect(await server.get('/nowhere')).toEqual({
      status: 404,
      body: { code: 404, message: 'There is nothing at /nowhere. Check the path.' },
    });
    await server.remove();
  });

  test('answers a failure of its own with 500, tells the log and not the caller', async () => {
    const failing: Database = { ...database, query: () => Promise.reject(new Error('the disk is on fire')) };
    const server = await createTestPlatform(failing);
    const { status, body } = await server.get('/content/v4/?_id=a');
    expect(status).toBe(500);
    expect(body).toEqual({ code: 500, message: 'The server failed to answer. Its log tells why.' });
    expect(server.logged).toEqual(['GET /content/v4 failed.']);
    await server.remove();
  });
});
