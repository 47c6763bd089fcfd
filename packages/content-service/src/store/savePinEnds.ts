import type { Queries } from '@broadsheet/service-kit/database';
import { listAt, textAt } from '@broadsheet/service-kit/json';
import type { DocumentRecord } from './ContentRecord.ts';

/** The latest moment of a pin: the last day of the year 9999. */
const LATEST = Date.UTC(9999, 11, 31);

function findFirstEnd({ body }: DocumentRecord): number | undefined {
  const ends = listAt(body, 'content_elements')
    .map((element) => Date.parse(textAt(element, 'additional_properties', 'pinned_until') ?? ''))
    .filter((end) => end > 0 && end <= LATEST);
  return ends.length === 0 ? undefined : Math.min(...ends);
}

/**
 * Records when the first pin of each collection among the documents ends: what is imported or restored from an export has
 * pins too. Run it in a transaction, after the documents were stored.
 */
export async function savePinEnds(
  queries: Queries,
  records: readonly DocumentRecord[],
  site: string,
): Promise<void> {
  const ends = records.flatMap((record) => {
    const end = textAt(record.body, 'type') === 'collection' ? findFirstEnd(record) : undefined;
    return end === undefined ? [] : [{ id: record.id, ends_at: new Date(end).toISOString() }];
  });
  if (ends.length === 0) return;
  await queries.query(
    `insert into collection_ends (site, id, ends_at)
     select $1::text, id, ends_at from jsonb_to_recordset($2::text::jsonb) e(id text, ends_at timestamptz)
     on conflict (site, id) do update set ends_at = excluded.ends_at`,
    [site, JSON.stringify(ends)],
  );
}
