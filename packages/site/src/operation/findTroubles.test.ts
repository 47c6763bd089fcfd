/** What is wrong, by the rules that operators load into Prometheus. */
import { readFile } from 'node:fs/promises';
import type { OperationRecord } from '@broadsheet/platform';
import { expect, test } from 'vitest';
import { BOUNDS } from '../metrics/createRegistry.ts';
import { findTroubles, LIMITS } from './findTroubles.ts';
import type { Operated } from './findTroubles.ts';
import type { ProcessMinute } from './ProcessMinute.ts';
import { listSources } from './summariseHour.ts';

const NOW = Date.UTC(2026, 10, 29, 12, 0, 30);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const well: ProcessMinute = {
  process: 'a',
  at: NOW - 30_000,
  machine: 'one',
  version: '1.0.0',
  startedAt: NOW - DAY,
  requests: 1000,
  errors: 0,
  answers: BOUNDS.map((bound) => (bound === 0.005 ? 1000 : 0)),
  memory: 990,
  made: 10,
  degraded: {},
  refreshing: 5,
  outdated: 0,
  sources: {},
  blocks: {},
  mailsSent: 3,
  mailsRefused: 0,
  pool: { inUse: 3, waiting: 0, limit: 10 },
  isDatabaseAway: false,
  lag: 0.02,
};

const record: OperationRecord = {
  lastBackup: NOW - DAY,
  stuckMails: undefined,
  minutes: [],
  commands: [{ command: 'import', outcome: 'ok', endedAt: NOW }],
  billing: { renewed: 40, failed: 3, lastHour: { renewed: 2, failed: 1 } },
  mails: { waiting: 2, oldestMs: 1_000, overdue: 0, overdueMs: 0, failed: 1 },
};

const operated = (own: Partial<Operated> = {}): Operated => ({
  record,
  minutes: [well],
  unknown: 0,
  now: NOW,
  isEmbedded: false,
  ...own,
});
const withMinute = (own: Partial<ProcessMinute>) => operated({ minutes: [{ ...well, ...own }] });
const withRecord = (own: Partial<OperationRecord>) => operated({ record: { ...record, ...own } });

test('finds nothing wrong with a paper that is well, nor with one that has just started', () => {
  expect(findTroubles(operated())).toEqual([]);
  expect(findTroubles(operated({ minutes: [] }))).toEqual([]);
});

/** A process whose event loop is late in several minutes. */
const lateIn = (minutes: number, own: Partial<ProcessMinute> = {}): readonly ProcessMinute[] =>
  Array.from({ length: minutes }, (_, index) => ({
    ...well,
    ...own,
    at: well.at - index * MINUTE,
    lag: 0.6,
  }));

const QUIET = { renewed: 0, failed: 0 };

const SLOW = BOUNDS.map((bound) => (bound === 5 ? 20 : 0));

test.each([
  ['database-away', withMinute({ isDatabaseAway: true })],
  ['database-away', operated({ minutes: [{ ...well, at: well.at - MINUTE, isDatabaseAway: true }, well] })],
  ['readers-see-errors', withMinute({ errors: 11 })],
  ['mails-wait', withRecord({ mails: { ...record.mails, oldestMs: 901_000 } })],
  ['pool-exhausted', withMinute({ pool: { inUse: 10, waiting: 1, limit: 10 } })],
  ['pages-slow', withMinute({ answers: SLOW })],
  ['pages-degraded', withMinute({ degraded: { home: 31 } })],
  ['source-fails', withMinute({ sources: { feed: { calls: 40, failed: 31, counts: [] } } })],
  ['content-old', withMinute({ outdated: 31 })],
  ['block-fails', withMinute({ blocks: { 'story-list': 6 } })],
  ['charges-fail', withRecord({ billing: { renewed: 1, failed: 2, lastHour: QUIET } })],
  [
    'charges-fail-now',
    withRecord({ billing: { renewed: 500, failed: 20, lastHour: { renewed: 2, failed: 8 } } }),
  ],
  ['import-failed', withRecord({ commands: [{ command: 'import', outcome: 'failed', endedAt: NOW }] })],
  ['mails-given-up', withRecord({ mails: { ...record.mails, failed: 11 } })],
  ['event-loop-lags', operated({ minutes: lateIn(3) })],
  ['no-backup', operated({ record: { ...record, lastBackup: undefined }, isEmbedded: true })],
  ['backup-old', withRecord({ lastBackup: NOW - 2 * DAY - 1_000 })],
  ['unknown-version', operated({ unknown: 1 })],
])('finds %s', (kind, state) => {
  expect(findTroubles(state).map((trouble) => trouble.kind)).toEqual([kind]);
});

test.each([
  ['errors of one request in a hundred', withMinute({ errors: 10 })],
  ['a block that failed five times', withMinute({ blocks: { 'story-list': 5 } })],
  ['a source that failed 30 times', withMinute({ sources: { feed: { calls: 40, failed: 30, counts: [] } } })],
  ['errors of ten minutes ago', withMinute({ errors: 500, at: NOW - 10 * MINUTE })],
  ['a start, with two slow pages', withMinute({ answers: SLOW.map((count) => Math.min(2, count)) })],
  ['a loop that was late in two minutes', operated({ minutes: lateIn(2) })],
  ['a single failed charge', withRecord({ billing: { renewed: 0, failed: 1, lastHour: QUIET } })],
  [
    'an hour in which five more charges failed than succeeded',
    withRecord({ billing: { renewed: 500, failed: 20, lastHour: { renewed: 2, failed: 7 } } }),
  ],
  ['a database that was away three minutes ago', withMinute({ isDatabaseAway: true, at: NOW - 3 * MINUTE })],
  [
    'an import that rejected some documents',
    withRecord({ commands: [{ command: 'import', outcome: 'partly', endedAt: NOW }] }),
  ],
  ['PostgreSQL, which others may back up', withRecord({ lastBackup: undefined })],
  ['a backup of yesterday', withRecord({ lastBackup: NOW - DAY })],
])('finds nothing wrong with %s', (_what, state) => {
  expect(findTroubles(state)).toEqual([]);
});

test('has the gravest first, and the counts of all processes together', () => {
  const minutes = ['a', 'b'].flatMap((process) => lateIn(3, { process, errors: 3, requests: 200 }));
  const state = operated({ minutes, record: { ...record, lastBackup: 0 } });
  expect(findTroubles(state)).toEqual([
    { kind: 'readers-see-errors', errors: 18, requests: 1200 },
    { kind: 'event-loop-lags', machine: 'one' },
    { kind: 'backup-old', at: 0 },
  ]);
});

test('finds a source that is refused at once among many that are slow', () => {
  const slow = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [`slow-${index}`, { calls: 10, failed: 0, counts: SLOW }]),
  );
  const refused = { calls: 40, failed: 31, counts: BOUNDS.map((bound) => (bound === 0.001 ? 40 : 0)) };
  const minutes = [{ ...well, sources: { ...slow, refused } }];
  expect(findTroubles(operated({ minutes }))).toEqual([{ kind: 'source-fails', name: 'refused', count: 31 }]);
  expect(listSources(minutes)).toHaveLength(20);
  expect(listSources(minutes)[0]).toMatchObject({ name: 'refused', failed: 31 });
});

/** The number in a rule of `deploy/alerts.yaml` that is the limit of a trouble. */
const RULES: readonly (readonly [string, RegExp, number])[] = [
  ['ReadersSeeErrors', /\[5m\]\)\) > ([\d.]+)/, LIMITS.errors],
  ['PagesAreSlow', /\[5m\]\)\)\) > ([\d.]+)/, LIMITS.pageSeconds],
  ['PagesAreDegraded', /\[5m\]\)\) > ([\d.]+)/, LIMITS.aSecond],
  ['SourceFails', /\[5m\]\)\) > ([\d.]+)/, LIMITS.aSecond],
  ['ContentIsOld', /\[5m\]\)\) > ([\d.]+)/, LIMITS.aSecond],
  ['BlockFails', /\[15m\]\)\) > ([\d.]+)/, LIMITS.blockFailures],
  ['ChargesFail', /\[1d\]\)\) > ([\d.]+)/, LIMITS.charges],
  ['ChargesFail', /\[1h\]\)\)\s+> ([\d.]+) \+/, LIMITS.hourCharges],
  ['MailsWait', /_oldest_seconds\) > ([\d.]+)/, LIMITS.mailSeconds],
  ['MailsGivenUp', /_mails_failed\) > ([\d.]+)/, LIMITS.mails],
  ['BackupIsOld', /> ([\d.]+ \* [\d.]+)/, LIMITS.backupSeconds],
  ['EventLoopLags', /_p99_seconds\) > ([\d.]+)/, LIMITS.lag],
];
/** Rules whose limit is 0, or whether there is anything. The first has nobody to be seen by. */
const WITHOUT_LIMIT = ['NobodyAnswers', 'DatabaseAway', 'PoolIsExhausted', 'NoBackup'];

test('has the limits of the rules for Prometheus', async () => {
  const file = await readFile(new URL('../../../../deploy/alerts.yaml', import.meta.url), 'utf8');
  const rules = file.split('- alert: ').slice(1);
  const names = rules.map((rule) => rule.slice(0, rule.indexOf('\n')));
  const known = new Set([...RULES.map(([name]) => name), ...WITHOUT_LIMIT]);
  expect(names.toSorted()).toEqual([...known].toSorted());
  for (const [name, pattern, limit] of RULES) {
    const rule = rules.find((text) => text.startsWith(`${name}\n`)) ?? '';
    const factors = (pattern.exec(rule)?.[1] ?? '').split(' * ').map(Number);
    expect([name, factors.reduce((product, factor) => product * factor, 1)]).toEqual([name, limit]);
  }
});
