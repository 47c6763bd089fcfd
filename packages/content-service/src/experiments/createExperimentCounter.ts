/**
 * Counts how often the two versions of an experiment are seen and opened. Like reads of stories they are counted in memory and
 * written by one statement each minute; the counts of all processes are added up in the database. A process that is killed
 * loses the counts of its last minute.
 */
import { momentParameter } from '@broadsheet/service-kit/database';
import { createReadGuard } from '../reads/createReadGuard.ts';
import type { Read } from '../reads/createReadGuard.ts';
import type { ContentStore } from '../store/createContentStore.ts';
import { readExperimentCounts } from './readExperimentCounts.ts';
import type { CountedVariant, ExperimentCounts } from './readExperimentCounts.ts';

/** What a reader's browser reports: that a version was seen, or that a link in it was followed. */
export interface ExperimentEvent extends Omit<Read, 'story'> {
  readonly experiment: string;
  readonly variant: CountedVariant;
  readonly kind: 'seen' | 'opened';
}

export interface ExperimentCounter {
  /**
   * Counts an event if it is the reader's first of its kind today. Others are ignored, and so is an opening by a reader of whom it
   * was not counted that the version was seen: the share of openings would mean nothing.
   */
  count(event: ExperimentEvent): void;
  /** Writes what was counted since the last flush. */
  flush(): Promise<void>;
  /** Resolves with what all processes have written for an experiment, and this one has counted. */
  read(experiment: string): Promise<ExperimentCounts>;
}

interface Row {
  readonly experiment: string;
  readonly variant: CountedVariant;
  seen: number;
  opened: number;
}

interface Batch {
  /** When its first event was counted. */
  readonly since: number;
  readonly rows: Map<string, Row>;
}

/** The maximum number of versions that are counted between two flushes. */
const MOST_VERSIONS = 2_000;

/** The SQL that adds counts. Rows are locked in the order of their keys, so that two processes never deadlock. */
const ADD = `insert into experiment_counts (site, experiment, variant, seen, opened, since)
  select $1::text, item ->> 'experiment', item ->> 'variant', (item ->> 'seen')::bigint,
    (item ->> 'opened')::bigint, ${momentParameter(2)}
  from jsonb_array_elements($3::text::jsonb) item
  order by 2, 3
  on conflict (site, experiment, variant) do update set
    seen = experiment_counts.seen + excluded.seen,
    opened = experiment_counts.opened + excluded.opened,
    since = least(experiment_counts.since, excluded.since)`;

export function createExperimentCounter({ database, site, clock }: ContentStore): ExperimentCounter {
  const guard = createReadGuard(clock);
  let batch: Batch | undefined;

  /** Adds a batch that could not be written to what was counted since. */
  function keep(unwritten: Batch): void {
    const since = batch?.rows ?? new Map<string, Row>();
    for (const [key, { seen, opened }] of since) {
      const row = unwritten.rows.get(key);
      if (row === undefined) continue;
      row.seen += seen;
      row.opened += opened;
    }
    batch = { since: unwritten.since, rows: new Map([...since, ...unwritten.rows]) };
  }

  async function flush(): Promise<void> {
    const counted = batch;
    batch = undefined;
    if (counted === undefined) return;
    try {
      await database.query(ADD, [site, counted.since, JSON.stringify([...counted.rows.values()])]);
    } catch (error) {
      keep(counted);
      throw error;
    }
  }

  return {
    count({ experiment, variant, kind, address, userAgent }) {
      const key = `${experiment}.${variant}`;
      const isFull = batch !== undefined && !batch.rows.has(key) && batch.rows.size >= MOST_VERSIONS;
      const hasSeen = kind === 'seen' || guard.hasCounted({ story: `seen ${key}`, address, userAgent });
      if (isFull || !hasSeen || !guard.isNew({ story: `${kind} ${key}`, address, userAgent })) return;
      batch ??= { since: clock.now(), rows: new Map() };
      const row = batch.rows.get(key) ?? { experiment, variant, seen: 0, opened: 0 };
      row[kind] += 1;
      batch.rows.set(key, row);
    },
    flush,
    async read(experiment) {
      await flush();
      return readExperimentCounts({ database, site }, experiment);
    },
  };
}
