import { DAY_MS } from '@broadsheet/client-core';
import { textColumn, momentParameter } from '@broadsheet/service-kit/database';
import { everything } from '../feed/Condition.ts';
import { readFeed } from '../feed/readFeed.ts';
import { inflateDocuments } from '../inflation/inflateDocuments.ts';
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { ContentStore, DocumentScope, PlacedDocument } from '../store/createContentStore.ts';
import { loadDocuments } from '../store/readDocuments.ts';

/** The minimum number of reads: fewer say more about the readers than about the story. */
const LEAST_READS = 3;
/** The number of additional stories to read, because some may have been unpublished since. */
const SPARE = 10;

const TOP = `select story from read_counts where site = $1 and hour > ${momentParameter(2)}
  group by story having sum(reads) >= ${LEAST_READS}
  order by sum(reads) desc, max(hour) desc, story limit $3::int`;

async function findCounted(
  store: ContentStore,
  { scope, size }: { readonly scope: DocumentScope; readonly size: number },
): Promise<readonly PlacedDocument[]> {
  const since = store.clock.now() - DAY_MS;
  const rows = await store.database.query(TOP, [scope.site, since, size + SPARE]);
  const ids = rows.map((row) => textColumn(row, 'story'));
  const found = new Map((await loadDocuments(store, scope, ids)).map((document) => [document.id, document]));
  return ids
    .flatMap((id) => found.get(id) ?? [])
    .filter(({ websiteUrl }) => websiteUrl !== undefined)
    .slice(0, size);
}

/**
 * Returns the stories of a site that were read most in the last 24 hours, followed by the newest, up to the requested
 * number.
 * `count` is the number of stories chosen by reads. If they are fewer than half, all are the newest and `count` is 0.
 */
export async function readMostRead(
  store: ContentStore,
  { site, size }: { readonly site: string; readonly size: number },
): Promise<JsonObject> {
  const scope = { site, includesUnpublished: false };
  const all = await findCounted(store, { scope, size });
  const counted = all.length * 2 < size ? [] : all;
  const known = new Set(counted.map(({ id }) => id));
  const order = { by: 'newest' } as const;
  const newest =
    counted.length < size
      ? await readFeed(store, { scope, condition: everything, order, from: 0, size: 2 * size })
      : { documents: [] };
  const documents = [...counted, ...newest.documents.filter(({ id }) => !known.has(id))].slice(0, size);
  return {
    type: 'results',
    version: '0.10.12',
    content_elements: await inflateDocuments(store, scope, documents),
    count: counted.length,
  };
}
