import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { watchEventLoop } from './watchEventLoop.ts';

const BLOCKED_MS = 400;
const BLOCKED = 0.3;
const WINDOW_MS = 500;

async function watchBlocked() {
  const watch = watchEventLoop({ windowMs: WINDOW_MS });
  onTestFinished(watch.stop);
  await pause(50);
  const end = performance.now() + BLOCKED_MS;
  while (performance.now() < end);
  await pause(50);
  return watch;
}

test('shows every reader a loop that was blocked, also within the next window', async () => {
  const watch = await watchBlocked();
  expect(watch.readP99()).toBeGreaterThan(BLOCKED);
  expect(watch.readP99()).toBeGreaterThan(BLOCKED);
  await pause(WINDOW_MS / 2);
  expect(watch.readP99()).toBeGreaterThan(BLOCKED);
});

test('forgets it after two windows, although nobody reads', async () => {
  const watch = await watchBlocked();
  await expect.poll(watch.readP99, { timeout: 20_000, interval: WINDOW_MS }).toBeLessThan(BLOCKED);
});
