/**
 * Counts and measures, printed in the text format of Prometheus. The number of label values is bounded: what comes after the
 * first hundred of a metric counts as `other`, so that no caller can fill the memory of this process or of who scrapes it.
 */

/** Labels by name. Values are names from the site's own code and documents, never anything of a reader. */
export type Labels = Readonly<Record<string, string>>;

export interface Counter {
  add(labels?: Labels, by?: number): void;
}

export interface Histogram {
  /** @param seconds what was measured */
  observe(seconds: number, labels?: Labels): void;
}

export interface Registry {
  /** @param name ends with `_total` */
  counter(name: string, help: string): Counter;
  /** @param read returns the value at the moment of printing; undefined: there is none */
  gauge(name: string, help: string, read: () => number | undefined): void;
  /** @param name ends with `_seconds` */
  histogram(name: string, help: string): Histogram;
  /** Returns all metrics as text. */
  print(): string;
}

const MOST_SERIES = 100;
/** The upper bounds of a histogram's buckets, in seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  lines(): readonly string[];
}

const escape = (value: string): string =>
  value
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll('\n', String.raw`\n`);

const printLabels = (labels: Labels): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${escape(value)}"`)
    .join(',');

const braced = (labels: string): string => (labels === '' ? '' : `{${labels}}`);

/** Creates the values of a metric by its printed labels. */
function createSeries<Value>(make: () => Value) {
  const series = new Map<string, Value>();
  return {
    of(labels: Labels): Value {
      const key = printLabels(labels);
      const known = series.get(key);
      if (known !== undefined) return known;
      const isFull = series.size >= MOST_SERIES;
      const own = isFull
        ? printLabels(Object.fromEntries(Object.keys(labels).map((name) => [name, 'other'])))
        : key;
      const value = series.get(own) ?? make();
      series.set(own, value);
      return value;
    },
    entries: () => [...series],
  };
}

interface Buckets {
  readonly counts: number[];
  sum: number;
  total: number;
}

function printBuckets(name: string, labels: string, { counts, sum, total }: Buckets): readonly string[] {
  const prefix = labels === '' ? '' : `${labels},`;
  return [
    ...BOUNDS.map((bound, index) => `${name}_bucket{${prefix}le="${bound}"} ${counts[index] ?? 0}`),
    `${name}_bucket{${prefix}le="+Inf"} ${total}`,
    `${name}_sum${braced(labels)} ${sum}`,
    `${name}_count${braced(labels)} ${total}`,
  ];
}

export function createRegistry(): Registry {
  const metrics: Metric[] = [];
  return {
    counter(name, help) {
      const series = createSeries(() => ({ value: 0 }));
      metrics.push({
        name,
        help,
        type: 'counter',
        lines: () => series.entries().map(([labels, { value }]) => `${name}${braced(labels)} ${value}`),
      });
      return {
        add(labels = {}, by = 1) {
          series.of(labels).value += by;
        },
      };
    },
    gauge(name, help, read) {
      const lines = (): readonly string[] => {
        const value = read();
        return value === undefined ? [] : [`${name} ${value}`];
      };
      metrics.push({ name, help, type: 'gauge', lines });
    },
    histogram(name, help) {
      const series = createSeries((): Buckets => ({ counts: BOUNDS.map(() => 0), sum: 0, total: 0 }));
      metrics.push({
        name,
        help,
        type: 'histogram',
        lines: () => series.entries().flatMap(([labels, buckets]) => printBuckets(name, labels, buckets)),
      });
      return {
        observe(seconds, labels = {}) {
          const buckets = series.of(labels);
          buckets.sum += seconds;
          buckets.total += 1;
          for (const [index, bound] of BOUNDS.entries())
            if (seconds <= bound) buckets.counts[index] = (buckets.counts[index] ?? 0) + 1;
        },
      };
    },
    print: () =>
      metrics
        .flatMap(({ name, help, type, lines }) => [
          `# HELP ${name} ${help}`,
          `# TYPE ${name} ${type}`,
          ...lines(),
        ])
        .join('\n')
        .concat('\n'),
  };
}
