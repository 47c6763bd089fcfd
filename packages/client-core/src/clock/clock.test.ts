import { afterEach, describe, expect, it, vi } from 'vitest';
import { createManualClock, systemClock } from '../index.ts';

describe('systemClock', () => {
  afterEach(() => void vi.useRealTimers());

  it('tells the time and runs a timer once', () => {
    vi.useFakeTimers({ now: 1000 });
    const run = vi.fn();
    systemClock.setTimeout(run, 50);
    vi.advanceTimersByTime(49);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(run).toHaveBeenCalledTimes(1);
    expect(systemClock.now()).toBe(1149);
  });

  it('cancels a timer', () => {
    vi.useFakeTimers();
    const run = vi.fn();
    systemClock.setTimeout(run, 50)();
    vi.advanceTimersByTime(100);
    expect(run).not.toHaveBeenCalled();
  });

  it('keeps a timer of thirty days, and can cancel it in its second half', () => {
    vi.useFakeTimers();
    const day = 86_400_000;
    const kept = vi.fn();
    const cancelled = vi.fn();
    systemClock.setTimeout(kept, 30 * day);
    const cancel = systemClock.setTimeout(cancelled, 30 * day);
    vi.advanceTimersByTime(29 * day);
    cancel();
    expect(kept).not.toHaveBeenCalled();
    vi.advanceTimersByTime(day);
    expect(kept).toHaveBeenCalledTimes(1);
    expect(cancelled).not.toHaveBeenCalled();
  });
});

describe('createManualClock', () => {
  it('runs due timers in the order of time, each at its own hour', () => {
    const clock = createManualClock(100);
    const heard: string[] = [];
    clock.setTimeout(() => heard.push(`late ${clock.now()}`), 20);
    clock.setTimeout(() => heard.push(`early ${clock.now()}`), 10);
    clock.setTimeout(() => heard.push('never'), 31);
    expect(clock.waiting()).toEqual([10, 20, 31]);
    clock.advance(30);
    expect(heard).toEqual(['early 110', 'late 120']);
    expect(clock.now()).toBe(130);
  });

  it('runs a timer that a timer has set, and not one that was cancelled', () => {
    const clock = createManualClock();
    const inner = vi.fn();
    const cancelled = vi.fn();
    const cancel = clock.setTimeout(cancelled, 5);
    clock.setTimeout(() => {
      cancel();
      clock.setTimeout(inner, 2);
    }, 1);
    clock.advance(10);
    expect(inner).toHaveBeenCalledTimes(1);
    expect(cancelled).not.toHaveBeenCalled();
    expect(clock.waiting()).toEqual([]);
  });
});
