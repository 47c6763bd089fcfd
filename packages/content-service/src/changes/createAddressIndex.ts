/**
 * The addresses at which the site has documents, as digests of 32 bits in memory: nobody has to ask the database about an
 * address that was made up.
 *
 * Digests are added and never removed, and two addresses may have the same. So the index is sure of what there is not, and
 * only suspects what there is.
 */
import { hash } from 'node:crypto';
import { sectionKey } from '@broadsheet/client-core';
import { optionalTextColumn, textColumn } from '@broadsheet/service-kit/database';
import { urlKey } from '../store/ContentKey.ts';
import type { ContentStore } from '../store/createContentStore.ts';
import { withSlashVariants } from '../store/withSlashVariants.ts';
import { EVERYTHING } from './readChangedKeys.ts';

export interface AddressIndex {
  /** Adds what has changed, see `WatchOptions.onChanged`; changes must be recorded from before the first question on. */
  record(keys: readonly string[]): void;
  /**
   * Returns the key that will be reported when a document comes to a path; undefined if there may be one already, and while the
   * addresses are still being read.
   */
  findUnknownKey(path: string): string | undefined;
  /** Returns the keys that will be reported when a document comes into a section; undefined as for `findUnknownKey`. */
  findUnknownSection(id: string): readonly string[] | undefined;
}

/** Milliseconds until addresses are read again that could not be read. */
const RETRY_MS = 5_000;

const READ = `select encode(string_agg(substr(sha256(convert_to(key, 'UTF8')), 1, 4), ''::bytea), 'base64') as digests
  from (select distinct url_key(site, spell_path_composed(website_url)) as key from document_websites where site = $1) keys`;

/** The sections that documents name, whether or not the navigation has them. */
const READ_SECTIONS = `select distinct key from documents, unnest(site_keys) key where starts_with(key, $1 || ' /')`;

/** What the keys of sections begin with, see `ContentKey.ts`. */
const SECTION = 'listed section ';

const toDigest = (key: string): number => hash('sha256', key, 'buffer').readUInt32BE(0);

/** Returns the digest of a section in any spelling. @param key the site and the id, with a space between */
const toSectionDigest = (key: string): number => {
  const [site = '', ...id] = key.split(' ');
  return toDigest(`section ${site} ${sectionKey(id.join(' '))}`);
};

/** Reads the digests of all addresses of a site, and of the sections that its documents name, in ascending order. */
async function readDigests({ database, site }: ContentStore): Promise<Uint32Array> {
  const [row] = await database.query(READ, [site]);
  const bytes = Buffer.from((row && optionalTextColumn(row, 'digests')) ?? '', 'base64');
  const sections = await database.query(READ_SECTIONS, [site]);
  return Uint32Array.from([
    ...Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32BE(4 * index)),
    ...sections.map((section) => toSectionDigest(textColumn(section, 'key'))),
  ]).toSorted();
}

/** Returns whether an ascending list has a number. */
function includes(sorted: Uint32Array, wanted: number): boolean {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? 0) < wanted) from = middle + 1;
    else to = middle;
  }
  return sorted[from] === wanted;
}

/** Creates the index of a store's site. @param onFailure receives why the addresses could not be read; that is tried again */
export function createAddressIndex(store: ContentStore, onFailure: (error: unknown) => void): AddressIndex {
  /** Those that were read; undefined: they have to be read first. */
  let known: Uint32Array | undefined;
  let added = new Set<number>();
  /** Counts how often everything may have changed: a reading from before that is worth nothing. */
  let era = 0;
  let isReading = false;
  let failedAt = Number.NEGATIVE_INFINITY;
  const prefix = urlKey(store.site, '');
  const sectionPrefix = `${SECTION}${store.site} `;

  async function read(): Promise<void> {
    const own = era;
    isReading = true;
    try {
      const digests = await readDigests(store);
      if (own === era) known = digests;
    } catch (error) {
      failedAt = store.clock.now();
      onFailure(error);
    } finally {
      isReading = false;
    }
  }

  /** Returns whether nothing has a digest; false while they are still being read. */
  function isUnknown(digest: number): boolean {
    if (known !== undefined) return !added.has(digest) && !includes(known, digest);
    if (!isReading && store.clock.now() - failedAt >= RETRY_MS) void read();
    return false;
  }

  function forget(): void {
    era += 1;
    known = undefined;
    added = new Set();
  }

  return {
    record(keys) {
      if (keys.includes(EVERYTHING)) forget();
      for (const key of keys) {
        if (key.startsWith(prefix)) added.add(toDigest(key));
        if (key.startsWith(sectionPrefix)) added.add(toSectionDigest(key.slice(SECTION.length)));
      }
    },
    findUnknownKey(path) {
      const key = urlKey(store.site, path);
      return isUnknown(toDigest(key)) ? key : undefined;
    },
    findUnknownSection(id) {
      const name = `${store.site} ${id}`;
      return isUnknown(toSectionDigest(name))
        ? withSlashVariants([id]).map((each) => `${sectionPrefix}${each}`)
        : undefined;
    },
  };
}
