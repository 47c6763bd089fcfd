/** A process that tells a Varnish what to forget, to be killed in the middle: `purgeProcess.ts DATABASE_URL VARNISH_URL`. */
import { systemClock } from '@broadsheet/client-core';
import { openDatabase } from '@broadsheet/service-kit/database';
import { createVarnish } from '../src/purge/createVarnish.ts';
import { startCachePurge } from '../src/purge/startCachePurge.ts';

const [url = '', varnish = ''] = process.argv.slice(2);
startCachePurge({
  database: await openDatabase({ url }),
  site: 'paper',
  purger: createVarnish({ urls: [varnish] }),
  clock: systemClock,
  log: { error: (message) => process.stderr.write(`${message}\n`) },
});
// Its timers let the process end; it must stay until it is killed.
setInterval(() => undefined, 60_000);
