/**
 * Loaded into the measured server before anything else: returns the memory of the process after a full collection on the
 * port `BENCH_MEMORY_PORT`. The product itself has no such endpoint.
 */
import { createServer } from 'node:http';
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const gc: unknown = runInNewContext('gc');
  return () => {
    if (typeof gc === 'function') gc();
  };
}

// The launcher of the site loads this too, but is not measured.
if (process.argv[1]?.endsWith('main.js') === true) {
  const collect = collector();
  createServer((_request, response) => {
    collect();
    collect();
    response.end(JSON.stringify(process.memoryUsage()));
  })
    .listen(Number(process.env['BENCH_MEMORY_PORT']), '127.0.0.1')
    .unref();
}
