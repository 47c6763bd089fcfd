import type { Bench } from '../Part.ts';
import { startSite } from './startSite.ts';

/** Calls a function with the running production server, and stops the server afterwards, even after an error. */
export async function withSite<Result>(
  bench: Bench,
  run: (origin: string) => Promise<Result>,
  environment?: Readonly<Record<string, string>>,
): Promise<Result> {
  const site = await startSite(bench, environment);
  try {
    return await run(site.origin);
  } finally {
    await site.stop();
  }
}
