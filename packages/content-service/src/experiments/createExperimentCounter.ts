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
  /** Counts an event if it is the reader's first of its kind today; others are ignored. */
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

  async function flush(): Promise<void> {
    const counted = batch;
    batch = undefined;
    if (counted === undefined) return;
    await database.query(ADD, [site, counted.since, JSON.stringify([...counted.rows.values()])]);
  }

  return {
    count({ experiment, variant, kind, address, userAgent }) {
      const key = `${experiment}.${variant}`;
      const isFull = batch !== undefined && !batch.rows.has(key) && batch.rows.size >= MOST_VERSIONS;
      if (isFull || !guard.isNew({ story: `${kind} ${key}`, address, userAgent })) return;
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
