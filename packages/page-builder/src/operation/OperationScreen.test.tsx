import { expectAccessible } from '@broadsheet/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderBuilder } from '../../test/renderBuilder.tsx';
import { OperationScreen } from './OperationScreen.tsx';

afterEach(cleanup);

const ROUTE = 'GET /operation';
const NOW = Date.UTC(2026, 10, 29, 12, 0, 30);
const MINUTE = 60_000;
const THIS_MINUTE = NOW - 30_000;

const counts = {
  requests: 120,
  errors: 0,
  p50: 0.004,
  p99: 1.25,
  memory: 90,
  made: 10,
  degraded: 1,
  refreshing: 3,
  outdated: 0,
};

const minutes = Array.from({ length: 60 }, (_, index) => {
  const at = THIS_MINUTE - (59 - index) * MINUTE;
  // Before the last half hour no process has run.
  return index < 30 ? { at } : { at, counts: { ...counts, requests: index === 40 ? 300 : 120 } };
});

const empty = {
  now: NOW,
  troubles: [],
  minutes: minutes.map(({ at }) => ({ at })),
  sources: [],
  blocks: [],
  pages: [],
  processes: [],
  mails: { waiting: 0, oldestMs: 0, givenUp: 0, sent: 0, refused: 0 },
  billing: { renewed: 0, failed: 0 },
};

const full = {
  ...empty,
  troubles: [
    { kind: 'readers-see-errors', errors: 12, requests: 600 },
    { kind: 'source-fails', name: 'story-feed', count: 45 },
    { kind: 'backup-old', at: NOW - 3 * 24 * 60 * MINUTE },
  ],
  minutes: minutes.map((each) =>
    'counts' in each ? { ...each, counts: { ...each.counts, inUse: 7, waiting: 2 } } : each,
  ),
  sources: [{ name: 'story-feed', calls: 1500, failed: 45, p50: 0.0123, p99: 2.5 }],
  blocks: [{ name: 'story-list', count: 3 }],
  pages: [{ name: 'home', count: 1 }],
  processes: [
    {
      id: 'a',
      machine: 'one',
      worker: 2,
      version: '1.4.0',
      startedAt: NOW - 60 * MINUTE,
      seenAt: THIS_MINUTE,
      requests: 3600,
      errors: 12,
    },
  ],
  mails: { waiting: 4, oldestMs: 1000, givenUp: 2, sent: 30, refused: 1 },
  billing: { paidAt: NOW - MINUTE, renewedAt: NOW - 2 * MINUTE, renewed: 40, failed: 3 },
  lastImport: { outcome: 'partly', endedAt: NOW - 5 * MINUTE },
  lastBackup: NOW - 3 * 24 * 60 * MINUTE,
};

const cellsOf = (table: HTMLElement): readonly (readonly (string | null)[])[] =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it('shows what is wrong first, in sentences that state what to do', async () => {
  const { container, announced } = renderBuilder(<OperationScreen />, { answers: { [ROUTE]: full } });
  const troubles = within(await screen.findByRole('list', { name: 'What is wrong' }));
  expect(troubles.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Readers see errors: 12 of 600 requests in the last five minutes failed. Look for lines of the level “error” in the log.',
    'The content source “story-feed” failed 45 times in the last five minutes. Check whether it can be reached, and look in the log.',
    expect.stringMatching(
      /^The last backup is from November 26, 2026 at 12:00PM GMT: nothing written since is in it\./,
    ),
  ]);
  await waitFor(() => expect(announced).toEqual([expect.stringContaining('Readers see errors: 12 of 600')]));
  await expectAccessible(container);
});

it('draws the numbers of the hour, and states them as text and as a table', async () => {
  renderBuilder(<OperationScreen />, { answers: { [ROUTE]: full } });
  const drawing = await screen.findByRole('img', { name: /^Requests per minute/ });
  expect(drawing.getAttribute('aria-label')).toBe(
    'Requests per minute. Requests: 120 now, 300 at most. Errors: 0 now, 0 at most.',
  );
  // One line, which begins in the middle: before it, no process has run.
  expect(drawing.querySelector('path')?.getAttribute('d')).toMatch(/^M305\.1 76\.0h0(L[\d. ]+){29}$/);
  expect(screen.getByRole('img', { name: /99 of 100 within: 1,250 now/ })).toBeDefined();
  expect(screen.getByRole('img', { name: /Waiting statements: 2 now/ })).toBeDefined();
  const details = screen.getByText('Numbers of “Requests per minute”').closest('details');
  if (details === null) throw new Error('The numbers have no summary.');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const rows = cellsOf(await within(details).findByRole('table'));
  expect(rows).toHaveLength(61);
  expect(rows.slice(0, 2)).toEqual([
    ['Minute', 'Requests', 'Errors'],
    ['12:00 PM', '120', '0'],
  ]);
  expect(rows.at(-1)).toEqual(['11:01 AM', '', '']);
});

it('names sources, blocks, pages and processes, and when what was done last', async () => {
  const { container } = renderBuilder(<OperationScreen />, { answers: { [ROUTE]: full } });
  const sources = await screen.findByRole('table', { name: 'Content sources: failing first, then slowest' });
  expect(cellsOf(sources)[1]).toEqual(['story-feed', '1,500', '45', '12', '2,500']);
  expect(cellsOf(screen.getByRole('table', { name: 'Failing blocks' }))[1]).toEqual(['story-list', '3']);
  expect(cellsOf(screen.getByRole('table', { name: 'Processes' }))[1]).toEqual([
    'one, worker 2',
    '1.4.0',
    'November 29, 2026 at 11:00AM GMT',
    'November 29, 2026 at 12:00PM GMT',
    '3,600',
    '12',
  ]);
  const texts = [...container.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(texts).toContain('Last paymentNovember 29, 2026 at 11:59AM GMT');
  expect(texts).toContain('Last failed charge of a renewalNone');
  expect(texts).toContain('Renewals in the last 24 hours40 succeeded, 3 failed');
  expect(texts).toContain('Last importNovember 29, 2026 at 11:55AM GMT: some documents were rejected');
  expect(texts).toContain('Mails in the last hour30 sent, 1 refused');
});

it('states that nothing is wrong, and that nothing was counted yet', async () => {
  const { container } = renderBuilder(<OperationScreen />, { answers: { [ROUTE]: empty } });
  expect(screen.getByText('Loading …')).toBeDefined();
  expect(await screen.findByText('Nothing is wrong.')).toBeDefined();
  expect(screen.getByText('Requests: no numbers')).toBeDefined();
  expect(screen.getByText('No content source was called.')).toBeDefined();
  expect(screen.getByText('No block failed.')).toBeDefined();
  expect(screen.getByText('The embedded database has no connections.')).toBeDefined();
  await expectAccessible(container);
});

it('reads again every 20 seconds, and keeps the numbers when a reading fails', async () => {
  let answer: object = empty;
  const { calls, advance, container } = renderBuilder(<OperationScreen />, {
    answers: { [ROUTE]: () => answer },
  });
  await screen.findByText('Nothing is wrong.');
  answer = Response.json({ message: 'Nothing is here.' }, { status: 404 });
  await advance(20_000);
  expect(await screen.findByText(/^The numbers could not be updated\./)).toBeDefined();
  expect(screen.getByText('Nothing is wrong.')).toBeDefined();
  await expectAccessible(container);
  answer = full;
  const [update] = screen.getAllByRole('button', { name: 'Update now' });
  if (update === undefined) throw new Error('There is no button.');
  fireEvent.click(update);
  await screen.findByRole('list', { name: 'What is wrong' });
  await waitFor(() => expect(screen.queryByText(/could not be updated/)).toBeNull());
  expect(calls.filter(({ route }) => route === ROUTE)).toHaveLength(3);
  await advance(20_000);
  expect(calls.filter(({ route }) => route === ROUTE)).toHaveLength(4);
});

it('announces what has become wrong and that nothing is wrong any more, and nothing that was wrong before', async () => {
  let answer: object = full;
  const { announced, advance } = renderBuilder(<OperationScreen />, { answers: { [ROUTE]: () => answer } });
  const read = async (troubles: readonly object[]): Promise<readonly string[]> => {
    const before = announced.length;
    answer = { ...full, troubles };
    await advance(20_000);
    return announced.slice(before);
  };
  await screen.findByRole('list', { name: 'What is wrong' });
  const [errors, source, backup] = full.troubles;
  if (errors === undefined || source === undefined || backup === undefined)
    throw new Error('Something is missing.');
  await waitFor(() => expect(announced).toHaveLength(1));
  expect(await read([{ ...errors, errors: 20 }, source, backup])).toEqual([]);
  expect(await read([errors, { ...source, name: 'weather' }, backup])).toEqual([
    expect.stringMatching(/^The content source “weather” failed 45 times/),
  ]);
  expect(await read([backup])).toEqual([]);
  expect(await read([])).toEqual(['Nothing is wrong.']);
  expect(await read([])).toEqual([]);
});

it('draws time from left to right in a language from right to left too', async () => {
  const { container } = renderBuilder(
    <div dir="rtl">
      <OperationScreen />
    </div>,
    { answers: { [ROUTE]: full } },
  );
  const drawing = await screen.findByRole('img', { name: /^Requests per minute/ });
  const times = drawing.nextElementSibling;
  if (times === null) throw new Error('The drawing has no times.');
  expect(times.textContent).toMatch(/^11:01.*12:00/);
  expect([drawing, times].map((element) => getComputedStyle(element).direction)).toEqual(['ltr', 'ltr']);
  expect(container.querySelector('[dir="rtl"]')).not.toBeNull();
});

it('states why nothing can be shown when the first reading fails', async () => {
  renderBuilder(<OperationScreen />, {
    answers: { [ROUTE]: Response.json({ message: 'This needs the role administrator.' }, { status: 403 }) },
  });
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be updated.*administrator/);
});
