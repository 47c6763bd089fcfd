import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createProgress } from './createProgress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('repeats the current step every few seconds until another one is printed', () => {
  const lines: string[] = [];
  const progress = createProgress({ write: (line) => lines.push(line), everyMs: 5_000 });
  progress.print('Filling a store');
  vi.advanceTimersByTime(11_000);
  progress.print('Asking for stories');
  vi.advanceTimersByTime(4_000);
  progress.stop();
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([
    'Filling a store',
    '… Filling a store (5 s)',
    '… Filling a store (10 s)',
    'Asking for stories',
  ]);
});
