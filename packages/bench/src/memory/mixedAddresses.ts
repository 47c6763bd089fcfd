/**
 * Addresses as a busy day brings them: mostly pages that exist, and searches, content for islands, campaign
 * parameters and what nobody ever wrote. The sequence is the same in every run.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@broadsheet/sdk-content';

/** Numbers from 0 to 1 that only depend on the seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Addresses and sections of every story, gallery and video among the fixtures. */
export async function readPaths(root: string): Promise<readonly string[]> {
  const paths = new Set(['/']);
  for (const folder of ['stories', 'galleries', 'videos']) {
    const dir = join(root, 'fixtures', folder);
    const names = await readdir(dir, { recursive: true });
    for (const name of names.filter((each) => each.endsWith('.json'))) {
      const document: unknown = JSON.parse(await readFile(join(dir, name), 'utf8'));
      const address = isRecord(document) ? document['canonical_url'] : undefined;
      if (typeof address !== 'string') continue;
      paths.add(address);
      paths.add(`/${address.split('/')[1] ?? ''}/`);
    }
  }
  return [...paths].toSorted();
}

const WORDS = ['ferry', 'council', 'harbour', 'storm', 'derby', 'bread', 'lantern', 'salt', 'bridge', 'tide'];

export function createAddresses(paths: readonly string[], random: () => number): () => string {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const number = (limit: number) => Math.floor(random() * limit);
  const page = () => pick(paths) ?? '/';
  const word = () => pick(WORDS) ?? 'tide';
  const content = () => {
    const query = JSON.stringify({ includeSections: page(), feedSize: 1 + number(20), feedOffset: 0 });
    return `/pf/api/v3/content/fetch/story-feed-sections?query=${encodeURIComponent(query)}&_website=courier`;
  };
  return () => {
    const kind = random();
    if (kind < 0.55) return page();
    if (kind < 0.65) return `${page()}?utm_source=letter&utm_id=${number(1_000_000)}`;
    if (kind < 0.75) return `/${word()}/${number(1_000_000)}/`;
    if (kind < 0.85) return `/search/${word()}%20${number(1_000_000)}/`;
    if (kind < 0.9) return `/search/${word()}/?page=${1 + number(5)}`;
    return content();
  };
}
