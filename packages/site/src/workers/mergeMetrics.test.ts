import { expect, test } from 'vitest';
import { createRegistry } from '../metrics/createRegistry.ts';
import { mergeMetrics } from './mergeMetrics.ts';

function printWorker(count: number): string {
  const registry = createRegistry();
  registry.counter('mails_total', 'Mails.').add({ outcome: 'a "b" } c' }, count);
  registry.gauge('memory_bytes', 'Memory.', () => 10 * count);
  registry.gauge('none', 'Nothing.', () => undefined);
  return registry.print();
}

test('describes each metric once and labels the values of each worker', () => {
  const parts = [1, 2].map((worker) => ({ worker, text: printWorker(worker) }));
  expect(mergeMetrics(parts).split('\n')).toEqual([
    '# HELP mails_total Mails.',
    '# TYPE mails_total counter',
    String.raw`mails_total{worker="1",outcome="a \"b\" } c"} 1`,
    String.raw`mails_total{worker="2",outcome="a \"b\" } c"} 2`,
    '# HELP memory_bytes Memory.',
    '# TYPE memory_bytes gauge',
    'memory_bytes{worker="1"} 10',
    'memory_bytes{worker="2"} 20',
    '# HELP none Nothing.',
    '# TYPE none gauge',
    '',
  ]);
});

test('is empty without workers', () => {
  expect(mergeMetrics([])).toBe('');
});
