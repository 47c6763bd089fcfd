/** Counts what the metrics of this process have counted since a moment. A request costs nothing more than its metrics. */
import type { CountedValue, Counter, Histogram, Labels, MeasuredValues } from '../metrics/createRegistry.ts';
import type { SiteMetrics } from '../metrics/createSiteMetrics.ts';
import type { MinuteCounts, SourceCounts } from './OperationMinute.ts';

export type CountedMetrics = Pick<
  SiteMetrics,
  'requests' | 'pages' | 'stale' | 'sources' | 'blockFailures' | 'mails'
>;

export interface MinuteCounter {
  /** Returns what was counted since the start, or since the last call of `restart`. */
  read(): MinuteCounts;
  /** Counts from now on. */
  restart(): void;
}

interface Since<Value> {
  read(): readonly Value[];
  restart(): void;
}

function sinceStart<Value extends { readonly labels: Labels }>(
  read: () => readonly Value[],
  subtract: (value: Value, base: Value) => Value,
): Since<Value> {
  const keyOf = ({ labels }: Value): string => JSON.stringify(labels);
  const base = new Map<string, Value>();
  return {
    read: () =>
      read().map((value) => {
        const before = base.get(keyOf(value));
        return before === undefined ? value : subtract(value, before);
      }),
    restart() {
      for (const value of read()) base.set(keyOf(value), value);
    },
  };
}

const countedSince = (counter: Pick<Counter, 'read'>): Since<CountedValue> =>
  sinceStart(counter.read, ({ labels, value }, base) => ({ labels, value: value - base.value }));

const measuredSince = (histogram: Pick<Histogram, 'read'>): Since<MeasuredValues> =>
  sinceStart(histogram.read, ({ labels, counts, sum, total }, base) => ({
    labels,
    counts: counts.map((count, index) => count - (base.counts[index] ?? 0)),
    sum: sum - base.sum,
    total: total - base.total,
  }));

/** Adds up counts of buckets. */
export const addCounts = (one: readonly number[], other: readonly number[]): readonly number[] =>
  Array.from(
    { length: Math.max(one.length, other.length) },
    (_, index) => (one[index] ?? 0) + (other[index] ?? 0),
  );

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Returns the numbers that are not 0, by a label. */
function byLabel(
  values: readonly { readonly labels: Labels; readonly value: number }[],
  label: string,
): Readonly<Record<string, number>> {
  const numbers = new Map<string, number>();
  for (const { labels, value } of values) {
    const name = labels[label] ?? '';
    if (value > 0) numbers.set(name, (numbers.get(name) ?? 0) + value);
  }
  return Object.fromEntries(numbers);
}

function toSources(values: readonly MeasuredValues[]): Readonly<Record<string, SourceCounts>> {
  const sources = new Map<string, SourceCounts>();
  for (const { labels, counts, total } of values) {
    if (total === 0) continue;
    const name = labels['source'] ?? '';
    const { calls, failed, counts: known } = sources.get(name) ?? { calls: 0, failed: 0, counts: [] };
    const failures = labels['outcome'] === 'failed' ? total : 0;
    sources.set(name, { calls: calls + total, failed: failed + failures, counts: addCounts(known, counts) });
  }
  return Object.fromEntries(sources);
}

const totalsOf = (values: readonly MeasuredValues[]) =>
  values.map(({ labels, total }) => ({ labels, value: total }));

export function createMinuteCounter(metrics: CountedMetrics): MinuteCounter {
  const requests = measuredSince(metrics.requests);
  const pages = measuredSince(metrics.pages);
  const sources = measuredSince(metrics.sources);
  const stale = countedSince(metrics.stale);
  const blocks = countedSince(metrics.blockFailures);
  const mails = countedSince(metrics.mails);
  return {
    read() {
      const answered = requests.read().filter(({ labels }) => labels['kind'] !== 'health');
      const sent = pages.read();
      const from = byLabel(totalsOf(sent), 'from');
      const why = byLabel(stale.read(), 'why');
      const outcomes = byLabel(mails.read(), 'outcome');
      return {
        requests: sum(answered.map(({ total }) => total)),
        errors: sum(
          answered.filter(({ labels }) => labels['status']?.startsWith('5')).map(({ total }) => total),
        ),
        answers: sent.map(({ counts }) => counts).reduce(addCounts, []),
        memory: (from['memory'] ?? 0) + (from['stored'] ?? 0),
        made: from['made'] ?? 0,
        degraded: byLabel(totalsOf(sent.filter(({ labels }) => labels['from'] === 'degraded')), 'page'),
        refreshing: why['refreshing'] ?? 0,
        outdated: why['failed'] ?? 0,
        sources: toSources(sources.read()),
        blocks: byLabel(blocks.read(), 'block'),
        mailsSent: outcomes['sent'] ?? 0,
        mailsRefused: outcomes['failed'] ?? 0,
      };
    },
    restart() {
      for (const each of [requests, pages, sources, stale, blocks, mails]) each.restart();
    },
  };
}
