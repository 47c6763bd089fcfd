/** Metrics of all workers as one text for Prometheus: each value with the label `worker`, so that nothing is added up that has no sum. */

/** The metrics of one worker as text. */
export interface WorkerMetrics {
  /** The number of the worker, from 1. */
  readonly worker: number;
  readonly text: string;
}

interface Family {
  /** The lines that say what it is. */
  readonly head: string[];
  readonly values: string[];
}

const HEAD = /^# (?:HELP|TYPE) (\S+)/;
const VALUE = /^([\w:]+)(?:\{(.*)\})? (\S+)$/;

function addLabel(line: string, worker: number): string {
  const [, name = '', labels = '', value = ''] = VALUE.exec(line) ?? [];
  const others = labels === '' ? '' : `,${labels}`;
  return `${name}{worker="${worker}"${others}} ${value}`;
}

/** Returns the metrics of all workers as one text in which each metric is described once. */
export function mergeMetrics(parts: readonly WorkerMetrics[]): string {
  const families = new Map<string, Family>();
  for (const { worker, text } of parts) {
    let family: Family = { head: [], values: [] };
    for (const line of text.split('\n')) {
      const name = HEAD.exec(line)?.[1];
      if (name !== undefined) {
        family = families.get(name) ?? { head: [], values: [] };
        families.set(name, family);
        if (!family.head.includes(line)) family.head.push(line);
      } else if (VALUE.test(line)) family.values.push(addLabel(line, worker));
    }
  }
  return [...families.values()]
    .flatMap(({ head, values }) => [...head, ...values])
    .map((line) => `${line}\n`)
    .join('');
}
