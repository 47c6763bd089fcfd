/** A newspaper at a PostgreSQL whose table is locked, so that its pool of two connections fills up. */
import { openOwnSchema } from '@broadsheet/platform';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { readConfig } from '../config/readConfig.ts';
import { openNewspaper } from '../server/openNewspaper.ts';
import { createSiteMetrics } from './createSiteMetrics.ts';
import { serveMetrics } from './serveMetrics.ts';

const databaseUrl = process.env['TEST_DATABASE_URL'];
const home = new URL('../../../../', import.meta.url).pathname;

/** Opens a newspaper with a pool of two connections. Returns it, its schema, and what its metrics port says of the pool. */
async function openMeasured(url: string) {
  const schema = await openOwnSchema(url);
  const folder = await temporaryFolder();
  const environment = {
    DATA_DIR: folder.path,
    DATABASE_URL: schema.url,
    DATABASE_CONNECTIONS: '2',
    SEED_DIR: 'off',
    LOG_LEVEL: 'silent',
  };
  const metrics = createSiteMetrics({ connections: 2 });
  const server = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
  const config = readConfig(environment, { home, cwd: home });
  const newspaper = await openNewspaper({ config, secret: undefined, metrics, onSeed: () => undefined });
  onTestFinished(async () => {
    await newspaper.close();
    await server.close();
    metrics.stop();
    await schema.drop();
    await folder[Symbol.asyncDispose]();
  });
  const readPool = async () => {
    const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
    const valueOf = (name: string) => new RegExp(`^broadsheet_database_${name} (.+)$`, 'm').exec(text)?.[1];
    return ['connections_limit', 'connections_in_use', 'statements_waiting'].map(valueOf);
  };
  return { newspaper, schema, readPool };
}

describe.runIf(databaseUrl)('the pool of connections at the metrics port', () => {
  test(
    'is told with what is in use and what waits, and is free afterwards',
    { timeout: 60_000 },
    async () => {
      const { newspaper, schema, readPool } = await openMeasured(databaseUrl ?? '');
      const ask = async () => {
        const request = new Request('http://platform.internal/site/v3/properties/none');
        return (await newspaper.platform.fetch(request)).status;
      };
      await expect.poll(readPool).toEqual(['2', '0', '0']);
      const asked = await schema.database.transaction(async ({ query }) => {
        await query('lock table site_properties in access exclusive mode');
        const waiting = Array.from({ length: 5 }, ask);
        await expect.poll(readPool).toEqual(['2', '2', '3']);
        return { waiting };
      });
      expect(await Promise.all(asked.waiting)).toEqual([404, 404, 404, 404, 404]);
      await expect.poll(readPool).toEqual(['2', '0', '0']);
    },
  );
});
