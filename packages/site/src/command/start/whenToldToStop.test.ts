import { EventEmitter } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { whenToldToStop } from './whenToldToStop.ts';

afterEach(() => void vi.useRealTimers());

function listen(connected?: boolean) {
  vi.useFakeTimers({ toFake: ['performance'] });
  const told = Object.assign(new EventEmitter(), { connected, channel: { unref: vi.fn<() => void>() } });
  const orders = { stop: vi.fn<() => void>(), stopAtOnce: vi.fn<() => void>() };
  whenToldToStop(told, orders);
  const calls = () => [orders.stop.mock.calls.length, orders.stopAtOnce.mock.calls.length];
  return { told, calls };
}

test.each(['SIGTERM', 'SIGINT', 'disconnect'])('%s stops the site', (order) => {
  const { told, calls } = listen(true);
  expect(calls()).toEqual([0, 0]);
  told.emit(order);
  expect(calls()).toEqual([1, 0]);
});

test('the signal of a terminal, which comes by two ways, is one order', () => {
  const { told, calls } = listen();
  told.emit('SIGINT');
  vi.advanceTimersByTime(200);
  told.emit('SIGINT');
  told.emit('disconnect');
  expect(calls()).toEqual([1, 0]);
});

test('a second signal does not wait', () => {
  const { told, calls } = listen();
  told.emit('SIGINT');
  vi.advanceTimersByTime(2_000);
  told.emit('SIGINT');
  expect(calls()).toEqual([1, 1]);
});

test('a site whose starter has gone before it was up stops', () => {
  expect(listen(false).calls()).toEqual([1, 0]);
});
