/** A site that is measured, asked through its sockets as Prometheus and readers do. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';
import { createLog } from '../server/createLog.ts';
import { countingLog } from './countingLog.ts';
import { createRegistry } from './createRegistry.ts';
import { createSiteMetrics } from './createSiteMetrics.ts';
import type { SiteMetrics } from './createSiteMetrics.ts';
import { serveMetrics } from './serveMetrics.ts';
import type { MetricsServer } from './serveMetrics.ts';

const SLOW = { timeout: 60_000 };

let metrics: SiteMetrics;
let server: MetricsServer;
let paper: ListeningSite;

beforeAll(async () => {
  metrics = createSiteMetrics({ connections: 10 });
  server = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
  paper = await openSiteWith({ fixtures: ['pages'], metrics, variables: { PROXIES: '1' } });
}, 120_000);
afterAll(async () => {
  await paper.site.close();
  await paper[Symbol.asyncDispose]();
  metrics.stop();
  await server.close();
});

async function scrape(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${server.port}/metrics`);
  expect(response.headers.get('content-type')).toContain('version=0.0.4');
  return response.text();
}

test('tells requests by kind and status, pages by document, sources, memory and lag', SLOW, async () => {
  for (const path of ['/', '/', '/is-not-there/', '/media/is-not-there.png'])
    await (await paper.get(path)).arrayBuffer();
  const text = await scrape();
  expect(text).toMatch(/broadsheet_request_duration_seconds_count\{kind="page",status="200"\} 2/);
  expect(text).toMatch(/broadsheet_request_duration_seconds_count\{kind="page",status="404"\} 1/);
  expect(text).toMatch(/broadsheet_request_duration_seconds_count\{kind="media",status="404"\} 1/);
  expect(text).toMatch(/broadsheet_page_duration_seconds_count\{page="[\w-]+",from="made"\} 1/);
  expect(text).toMatch(/broadsheet_page_duration_seconds_count\{page="[\w-]+",from="memory"\} 1/);
  expect(text).toMatch(/broadsheet_source_duration_seconds_count\{source="[\w-]+",outcome="ok"\} [1-9]/);
  expect(text).toMatch(/broadsheet_database_up 1\n/);
  expect(text).toMatch(/process_resident_memory_bytes [1-9]/);
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
  // A second reader within the same second sees what the first has seen.
  expect(await scrape()).toMatch(/nodejs_eventloop_lag_p99_seconds (?!0\n)\d/);
  const broken = text.split('\n').filter((line) => !/^(#.*|[a-z_0-9]+(\{[^{}]*\})? [\d.e+-]+|)$/.test(line));
  expect(broken).toEqual([]);
});

test('counts mails and payments by what came of them', SLOW, async () => {
  expect(await scrape()).toMatch(
    /_billing_total\{outcome="renewed"\} 0\n.*_billing_total\{outcome="failed"\} 0/s,
  );
  metrics.mails.add({ outcome: 'sent' });
  metrics.billing.add({ outcome: 'renewed' }, 3);
  expect(await scrape()).toMatch(
    /broadsheet_billing_total\{outcome="renewed"\} 3\n[^]*broadsheet_mails_total\{outcome="sent"\} 1/,
  );
});

test('counts stale pages and answers from the start, by why they are shown', () => {
  const own = createSiteMetrics({ connections: undefined });
  expect(own.print()).toMatch(/_stale_answers_total\{of="content",why="failed"\} 0\n/);
  own.onStale({ of: 'page', why: 'refreshing' });
  expect(own.print()).toMatch(/_stale_answers_total\{of="page",why="refreshing"\} 1\n/);
  own.stop();
});

test('gives the time of the last backup, and nothing while none was made', SLOW, async () => {
  expect(await scrape()).not.toMatch(/^broadsheet_last_backup_timestamp_seconds/m);
  metrics.setLastBackup(Date.UTC(2026, 10, 29));
  expect(await scrape()).toMatch(/^broadsheet_last_backup_timestamp_seconds 1795910400$/m);
  metrics.setLastBackup(undefined);
  expect(await scrape()).not.toMatch(/^broadsheet_last_backup_timestamp_seconds/m);
});

test('counts lines of the log, and the blocks that they name', async () => {
  const own = createSiteMetrics({ connections: undefined });
  const written: string[] = [];
  const log = countingLog(createLog('silent', { write: (line) => void written.push(line) }), {
    metrics: own,
  });
  log.warn('A mail was refused.');
  log.error('A block failed.', { block: 'story-list' });
  log.error('The storage of media cannot be used.');
  expect(own.print()).toMatch(/broadsheet_block_failures_total\{block="story-list"\} 1\n/);
  expect(own.print()).toMatch(/_log_lines_total\{level="warn"\} 1\n.*_log_lines_total\{level="error"\} 2\n/s);
  expect(written).toEqual([]);
  own.stop();
});

test.each(['grafana.json', 'alerts.yaml'])('has each metric that deploy/%s uses', SLOW, async (name) => {
  const file = await readFile(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8');
  const used = new Set(file.match(/\b(?:broadsheet|process|nodejs)_[a-z\d_]+/g));
  const printed = await scrape();
  const isPrinted = (metric: string) =>
    printed.includes(`# TYPE ${metric} `) ||
    printed.includes(`# TYPE ${metric.replace(/_(?:bucket|sum|count)$/, '')} histogram\n`);
  expect(used.size).toBeGreaterThan(5);
  expect([...used].filter((metric) => !isPrinted(metric))).toEqual([]);
});

test('has no address of a reader and no path in a label', SLOW, async () => {
  await paper.get('/search/?q=ada@example.com', { headers: { 'x-forwarded-for': '192.0.2.7' } });
  expect(await scrape()).not.toMatch(/192\.0\.2\.7|ada@|example\.com|is-not-there/);
});

test('answers with the id that the proxy has given, and makes one where it is no id', SLOW, async () => {
  const idOf = async (given: string) =>
    (await paper.get('/livez', { headers: { 'x-request-id': given } })).headers.get('x-request-id');
  expect(await idOf('proxy-1234')).toBe('proxy-1234');
  expect(await idOf('"; drop=1')).toMatch(/^[\da-f-]{36}$/);
});

test('says in readyz that it is about to stop, and goes on answering', SLOW, async () => {
  expect((await paper.get('/readyz')).status).toBe(200);
  paper.site.retire();
  const ready = await paper.get('/readyz');
  expect([ready.status, await ready.json()]).toMatchObject([503, { status: 'stopping' }]);
  expect((await paper.get('/readyz?for=readers')).status).toBe(503);
  expect((await paper.get('/')).status).toBe(200);
  expect((await paper.get('/livez')).status).toBe(200);
});

test('counts all names after the first hundred as one, each outcome for itself', () => {
  const registry = createRegistry();
  const calls = registry.histogram('calls_seconds', 'Calls.');
  for (let number = 0; number < 500; number += 1) {
    calls.observe(0.01, { source: `n${number}`, outcome: 'ok' });
    calls.observe(0.01, { source: `n${number}`, outcome: 'failed' });
  }
  const lines = registry
    .print()
    .split('\n')
    .filter((line) => line.startsWith('calls_seconds_count'));
  expect(lines).toHaveLength(102);
  expect(lines.slice(-2)).toEqual([
    'calls_seconds_count{source="other",outcome="ok"} 450',
    'calls_seconds_count{source="other",outcome="failed"} 450',
  ]);
});

test('bounds the values of labels that are no names as well', () => {
  const registry = createRegistry();
  const counter = registry.counter('things_total', 'Things.');
  for (let number = 0; number < 1_000; number += 1) counter.add({ outcome: `n${number}` });
  const lines = registry
    .print()
    .split('\n')
    .filter((line) => line.startsWith('things_total'));
  expect(lines).toHaveLength(501);
  expect(lines.at(-1)).toBe('things_total{outcome="other"} 500');
});
