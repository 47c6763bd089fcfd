import { EventEmitter } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { onStopSignal } from './onStopSignal.ts';

afterEach(() => void vi.useRealTimers());

function listen(connected?: boolean) {
  vi.useFakeTimers({ toFake: ['performance'] });
  const running = Object.assign(new EventEmitter(), { connected, channel: { unref: vi.fn<() => void>() } });
  const orders = { stop: vi.fn<() => void>(), stopAtOnce: vi.fn<() => void>() };
  onStopSignal(running, orders);
  const calls = () => [orders.stop.mock.calls.length, orders.stopAtOnce.mock.calls.length];
  return { running, calls };
}

test.each(['SIGTERM', 'SIGINT', 'disconnect'])('%s stops the site', (order) => {
  const { running, calls } = listen(true);
  expect(calls()).toEqual([0, 0]);
  running.emit(order);
  expect(calls()).toEqual([1, 0]);
});

test('the signal of a terminal, which comes by two ways, is one order', () => {
  const { running, calls } = listen();
  running.emit('SIGINT');
  vi.advanceTimersByTime(200);
  running.emit('SIGINT');
  running.emit('disconnect');
  expect(calls()).toEqual([1, 0]);
});

test('a second signal does not wait', () => {
  const { running, calls } = listen();
  running.emit('SIGINT');
  vi.advanceTimersByTime(2_000);
  running.emit('SIGINT');
  expect(calls()).toEqual([1, 1]);
});

test('a site whose starter has gone before it was up stops', () => {
  expect(listen(false).calls()).toEqual([1, 0]);
});
