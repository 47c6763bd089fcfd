/**
 * Counts and measures, printed in the text format of Prometheus. The number of label values is bounded: a name that comes after
 * the first hundred values of a metric counts as `other`, so that no caller can fill the memory of this process or of who
 * scrapes it. Labels of a few known values, such as an outcome, stay: what failed is still counted as failed.
 */

/** Labels by name. Values are names from the site's own code and documents, never anything of a reader. */
export type Labels = Readonly<Record<string, string>>;

export interface CountedValue {
  readonly labels: Labels;
  readonly value: number;
}

export interface MeasuredValues {
  readonly labels: Labels;
  /** How many values are within each of `BOUNDS` and above the one before it, and at the end those above all. */
  readonly counts: readonly number[];
  /** The sum of the values, in seconds. */
  readonly sum: number;
  readonly total: number;
}

export interface Counter {
  add(labels?: Labels, by?: number): void;
  /** Returns what was counted since the start. */
  read(): readonly CountedValue[];
}

export interface Histogram {
  /** @param seconds what was measured */
  observe(seconds: number, labels?: Labels): void;
  /** Returns what was measured since the start. */
  read(): readonly MeasuredValues[];
}

/** A metric with what it has counted or measured since the start of the process. */
export type ReadMetric = {
  readonly name: string;
  readonly help: string;
} & (
  | { readonly type: 'counter'; readonly values: readonly CountedValue[] }
  /** The value at the moment; undefined: there is none. */
  | { readonly type: 'gauge'; readonly value: number | undefined }
  | { readonly type: 'histogram'; readonly values: readonly MeasuredValues[] }
);

export interface Registry {
  /** @param name ends with `_total` */
  counter(name: string, help: string): Counter;
  /** @param read returns the value at the moment of printing; undefined: there is none */
  gauge(name: string, help: string, read: () => number | undefined): void;
  /** @param name ends with `_seconds` */
  histogram(name: string, help: string): Histogram;
  /** Returns all metrics. */
  read(): readonly ReadMetric[];
  /** Returns all metrics as text. */
  print(): string;
}

const MOST_SERIES = 100;
/** The most values of a metric with everything: those beyond it have only `other`. */
const MOST_OF_ALL = 5 * MOST_SERIES;
/** The labels that a site has any number of. */
const NAMES: ReadonlySet<string> = new Set(['page', 'source', 'block']);
/** The upper bounds of a histogram's buckets, in seconds. */
export const BOUNDS: readonly number[] = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
];

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

/** Returns a text that is another one for other values; the names of a metric's labels are always the same. */
function keyOf(labels: Labels): string {
  let key = '';
  for (const name in labels) key += `${labels[name]}\u0000`;
  return key;
}

function toOther(labels: Labels, isOther: (name: string) => boolean): Labels {
  const entries = Object.entries(labels).map(([name, value]) => [name, isOther(name) ? 'other' : value]);
  return Object.fromEntries(entries);
}

/** Creates the values of a metric by its labels. */
function createSeries<Value extends object>(make: () => Value) {
  const series = new Map<string, { readonly labels: Labels; readonly value: Value }>();
  return {
    of(labels: Labels): Value {
      const find = (own: Labels) => series.get(keyOf(own));
      const add = (own: Labels): Value => {
        const value = make();
        series.set(keyOf(own), { labels: own, value });
        return value;
      };
      const known = find(labels);
      if (known !== undefined) return known.value;
      if (series.size < MOST_SERIES) return add({ ...labels });
      const folded = toOther(labels, (name) => NAMES.has(name));
      const own = series.size < MOST_OF_ALL ? folded : toOther(labels, () => true);
      return (find(folded) ?? find(own))?.value ?? add(own);
    },
    entries: () => [...series.values()],
  };
}

/** The place of a value among the buckets. */
function bucketOf(seconds: number): number {
  const index = BOUNDS.findIndex((bound) => seconds <= bound);
  return index === -1 ? BOUNDS.length : index;
}

function printBuckets(name: string, { labels, counts, sum, total }: MeasuredValues): readonly string[] {
  const printed = printLabels(labels);
  const prefix = printed === '' ? '' : `${printed},`;
  let below = 0;
  return [
    ...BOUNDS.map(
      (bound, index) => `${name}_bucket{${prefix}le="${bound}"} ${(below += counts[index] ?? 0)}`,
    ),
    `${name}_bucket{${prefix}le="+Inf"} ${total}`,
    `${name}_sum${braced(printed)} ${sum}`,
    `${name}_count${braced(printed)} ${total}`,
  ];
}

interface Buckets {
  readonly counts: number[];
  sum: number;
  total: number;
}

function createCounter(): Counter {
  const series = createSeries(() => ({ value: 0 }));
  return {
    add(labels = {}, by = 1) {
      series.of(labels).value += by;
    },
    read: () => series.entries().map(({ labels, value: { value } }) => ({ labels, value })),
  };
}

function createHistogram(): Histogram {
  const series = createSeries((): Buckets => ({
    counts: Array.from({ length: BOUNDS.length + 1 }, () => 0),
    sum: 0,
    total: 0,
  }));
  return {
    observe(seconds, labels = {}) {
      const buckets = series.of(labels);
      buckets.sum += seconds;
      buckets.total += 1;
      const index = bucketOf(seconds);
      buckets.counts[index] = (buckets.counts[index] ?? 0) + 1;
    },
    read: () =>
      series.entries().map(({ labels, value }) => ({ labels, ...value, counts: [...value.counts] })),
  };
}

function printValues(metric: ReadMetric): readonly string[] {
  const { name } = metric;
  switch (metric.type) {
    case 'counter':
      return metric.values.map(({ labels, value }) => `${name}${braced(printLabels(labels))} ${value}`);
    case 'gauge':
      return metric.value === undefined ? [] : [`${name} ${metric.value}`];
    case 'histogram':
      return metric.values.flatMap((values) => printBuckets(name, values));
  }
}

export function createRegistry(): Registry {
  const metrics: (() => ReadMetric)[] = [];
  const read = (): readonly ReadMetric[] => metrics.map((readMetric) => readMetric());
  return {
    counter(name, help) {
      const counter = createCounter();
      metrics.push(() => ({ name, help, type: 'counter', values: counter.read() }));
      return counter;
    },
    gauge(name, help, readValue) {
      metrics.push(() => ({ name, help, type: 'gauge', value: readValue() }));
    },
    histogram(name, help) {
      const histogram = createHistogram();
      metrics.push(() => ({ name, help, type: 'histogram', values: histogram.read() }));
      return histogram;
    },
    read,
    print: () =>
      read()
        .flatMap((metric) => [
          `# HELP ${metric.name} ${metric.help}`,
          `# TYPE ${metric.name} ${metric.type}`,
          ...printValues(metric),
        ])
        .join('\n')
        .concat('\n'),
  };
}
