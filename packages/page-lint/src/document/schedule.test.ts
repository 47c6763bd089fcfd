import { expect, test } from 'vitest';
import { checkDocument } from '../index.ts';
import { blocks, check, document, node, preview } from '../../test/examplePage.ts';

const withSchedule = (schedule: object) =>
  document({ areas: { main: [{ ...node('a'), ...schedule }, node('b')] } });
const find = (schedule: object) =>
  checkDocument(withSchedule(schedule), { blocks, others: [] }).map(({ kind, severity, path, sentence }) => [
    kind,
    severity,
    path,
    sentence,
  ]);

test.each([['tomorrow'], [5], ['2026-12-01T06:00'], ['']])('%j is no moment', (showFrom) => {
  expect(find({ showFrom })).toEqual([
    ['schedule', 'stops', '$.areas.main[0].showFrom', expect.stringContaining(JSON.stringify(showFrom))],
  ]);
});

test('an end at the start or before it stops the publication, in whatever zone it is written', () => {
  const showFrom = '2026-12-01T06:00Z';
  expect(find({ showFrom, showUntil: '2026-12-01T07:00+01:00' })).toEqual([
    ['schedule', 'stops', '$.areas.main[0].showUntil', expect.stringContaining('"Note" is never shown')],
  ]);
  expect(find({ showFrom, showUntil: '2026-12-01T07:01+01:00' })).toEqual([]);
});

test('an end that has passed is a warning with the time of the site, and one ahead is none', async () => {
  const now = Date.UTC(2026, 11, 1, 6);
  const stored = withSchedule({ showUntil: '2026-12-01T06:00Z' });
  const site = { id: 'courier', dateLocalization: { timeZone: 'Europe/Berlin', dateTimeFormat: '%H:%M' } };
  const ended = (await check(preview('<p>x</p>'), { stored, site, now })).filter(
    ({ kind }) => kind === 'ended-schedule',
  );
  expect(ended).toMatchObject([
    { severity: 'warns', blockId: 'a', sentence: 'The block "Note" is no longer shown since 07:00.' },
  ]);
  const ahead = await check(preview('<p>x</p>'), { stored, site, now: now - 1 });
  expect(ahead.some(({ kind }) => kind === 'ended-schedule')).toBe(false);
});
