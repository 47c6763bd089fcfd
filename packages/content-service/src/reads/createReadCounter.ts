/**
 * Counts how often stories are read. Reads are counted in memory, by hour, and written by one statement each minute; the
 * counts of all processes are added up in the database. A process that is killed loses the counts of its last minute.
 */
import { HOUR_MS } from '@broadsheet/client-core';
import type { ContentStore } from '../store/createContentStore.ts';
import { momentParameter } from '@broadsheet/service-kit/database';
import { createReadGuard } from './createReadGuard.ts';
import type { Read } from './createReadGuard.ts';

export interface ReadCounter {
  /** Counts a read if it is the reader's first of the story today; others are ignored. */
  count(read: Read): void;
  /** Writes the reads since the last flush, or keeps them if it cannot, and deletes counts that are older than two days. */
  flush(): Promise<void>;
}

const KEPT_MS = 48 * HOUR_MS;
/** The maximum number of stories that are counted between two flushes, so that invented ids cannot use up memory. */
const MOST_STORIES = 5_000;
const LONGEST_ID = 200;

/**
 * The SQL that adds counts. Rows are locked in the order of their ids, so that two processes never deadlock. Ids that are
 * not of a published story, gallery or video of the site are dropped.
 */
const ADD = `insert into read_counts (site, hour, story, reads)
  select $1::text, ${momentParameter(2)}, d.id, (item ->> 'reads')::int
  from jsonb_array_elements($3::text::jsonb) item
  join documents d on d.id = item ->> 'story' and d.published
    and d.type in ('story', 'gallery', 'video') and d.site_keys @> array[$1::text]
  order by d.id
  on conflict (site, hour, story) do update set reads = read_counts.reads + excluded.reads`;

export function createReadCounter({ database, site, clock }: ContentStore): ReadCounter {
  const guard = createReadGuard(clock);
  const hours = new Map<number, Map<string, number>>();

  function storiesOf(hour: number): Map<string, number> {
    const stories = hours.get(hour) ?? new Map<string, number>();
    hours.set(hour, stories);
    return stories;
  }

  /** Writes the reads of an hour; those that could not be written are counted again. */
  async function writeHour(hour: number, counted: ReadonlyMap<string, number>): Promise<void> {
    hours.delete(hour);
    const items = [...counted].map(([story, reads]) => ({ story, reads }));
    try {
      await database.query(ADD, [site, hour * HOUR_MS, JSON.stringify(items)]);
    } catch (error) {
      const stories = storiesOf(hour);
      for (const { story, reads } of items) stories.set(story, (stories.get(story) ?? 0) + reads);
      throw error;
    }
  }

  return {
    count(read) {
      const { story } = read;
      if (story === '' || story.length > LONGEST_ID || story.includes('\u0000')) return;
      const stories = storiesOf(Math.floor(clock.now() / HOUR_MS));
      if ((!stories.has(story) && stories.size >= MOST_STORIES) || !guard.isNew(read)) return;
      stories.set(story, (stories.get(story) ?? 0) + 1);
    },
    async flush() {
      for (const [hour, counted] of [...hours])
        if (counted.size > 0) await writeHour(hour, counted);
        else hours.delete(hour);
      await database.query(`delete from read_counts where site = $1 and hour < ${momentParameter(2)}`, [
        site,
        clock.now() - KEPT_MS,
      ]);
    },
  };
}
