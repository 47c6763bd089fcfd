/**
 * How often stories are read. Reads are counted in memory, by hour, and written in one statement a minute; the counts of
 * all processes add up in the database. What was counted in the last minute is lost with a process that is killed.
 */
import type { ContentStore } from '../content/store/createContentStore.ts';
import { momentParameter } from '../identity/store/moments.ts';
import { createReadGuard } from './createReadGuard.ts';
import type { Read } from './createReadGuard.ts';

export interface ReadCounter {
  /** Counts a read if it is a reader's first of the story today; any other changes nothing. */
  count(read: Read): void;
  /** Writes what was counted since the last time, and forgets what is older than two days. */
  flush(): Promise<void>;
}

const HOUR_MS = 60 * 60_000;
const KEPT_MS = 48 * HOUR_MS;
/** Stories that are counted between two flushes; whoever makes names up fills it and nothing else. */
const MOST_STORIES = 5_000;
const LONGEST_ID = 200;

/**
 * In the order of their ids, so that two processes never wait for each other. What is no story, gallery or video that the site has
 * published is dropped: nobody reads a picture or a list.
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
  let hours = new Map<number, Map<string, number>>();

  function storiesOf(hour: number): Map<string, number> {
    const stories = hours.get(hour) ?? new Map<string, number>();
    hours.set(hour, stories);
    return stories;
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
      const counted = hours;
      hours = new Map();
      for (const [hour, stories] of counted) {
        const items = [...stories].map(([story, reads]) => ({ story, reads }));
        if (items.length > 0) await database.query(ADD, [site, hour * HOUR_MS, JSON.stringify(items)]);
      }
      await database.query(`delete from read_counts where site = $1 and hour < ${momentParameter(2)}`, [
        site,
        clock.now() - KEPT_MS,
      ]);
    },
  };
}
