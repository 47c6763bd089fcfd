import { describe, expect, it, vi } from 'vitest';
import { createEventBus } from '../index.ts';

describe('createEventBus', () => {
  it('calls the listeners of a name in the order in which they subscribed', () => {
    const bus = createEventBus();
    const heard: string[] = [];
    bus.subscribe('next', (detail) => heard.push(`first ${String(detail)}`));
    bus.subscribe('next', (detail) => heard.push(`second ${String(detail)}`));
    bus.subscribe('previous', () => heard.push('never'));
    bus.dispatch('next', 1);
    expect(heard).toEqual(['first 1', 'second 1']);
  });

  it('hears nobody where nobody listens', () => {
    expect(() => createEventBus().dispatch('next', 1)).not.toThrow();
  });

  it('does not call a listener that has left, not even one that left a moment ago', () => {
    const bus = createEventBus();
    const late = vi.fn();
    let leave = (): void => undefined;
    bus.subscribe('next', () => leave());
    leave = bus.subscribe('next', late);
    bus.dispatch('next', 1);
    bus.dispatch('next', 2);
    expect(late).not.toHaveBeenCalled();
  });

  it('calls a listener that subscribes during a dispatch from the next dispatch on', () => {
    const bus = createEventBus();
    const newcomer = vi.fn();
    bus.subscribe('next', () => void bus.subscribe('next', newcomer));
    bus.dispatch('next', 1);
    expect(newcomer).not.toHaveBeenCalled();
    bus.dispatch('next', 2);
    expect(newcomer).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('keeps two buses apart', () => {
    const listener = vi.fn();
    createEventBus().subscribe('next', listener);
    createEventBus().dispatch('next', 1);
    expect(listener).not.toHaveBeenCalled();
  });
});
