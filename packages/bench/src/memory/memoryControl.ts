/**
 * Loaded into the measured server before anything else: answers on `BENCH_MEMORY_PORT` with the memory of the process
 * after a full collection. The product has no such door.
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

// The launcher of the site loads this too, and is not what is measured.
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
