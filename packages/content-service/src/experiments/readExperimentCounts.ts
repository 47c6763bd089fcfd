import { integerColumn, inMilliseconds, textColumn } from '@broadsheet/service-kit/database';
import type { ContentStore } from '../store/createContentStore.ts';

export type CountedVariant = 'a' | 'b';

export interface VariantCounts {
  readonly seen: number;
  readonly opened: number;
}

/** What was counted for an experiment. */
export interface ExperimentCounts extends Readonly<Record<CountedVariant, VariantCounts>> {
  /** When the first was counted, in milliseconds since 1970; absent: nothing was. */
  readonly since?: number | undefined;
}

const READ = `select variant, seen::float8 as seen, opened::float8 as opened, ${inMilliseconds('since')} as since
  from experiment_counts where site = $1 and experiment = $2`;

const NOTHING: VariantCounts = { seen: 0, opened: 0 };

/** Resolves with what all processes have written for an experiment. */
export async function readExperimentCounts(
  { database, site }: Pick<ContentStore, 'database' | 'site'>,
  experiment: string,
): Promise<ExperimentCounts> {
  const rows = await database.query(READ, [site, experiment]);
  const found = new Map(
    rows.map((row) => [
      textColumn(row, 'variant'),
      { seen: integerColumn(row, 'seen'), opened: integerColumn(row, 'opened') },
    ]),
  );
  const moments = rows.map((row) => Math.round(Number(row['since'])));
  return {
    a: found.get('a') ?? NOTHING,
    b: found.get('b') ?? NOTHING,
    ...(moments.length > 0 && { since: Math.min(...moments) }),
  };
}
