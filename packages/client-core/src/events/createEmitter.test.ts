import { describe, expect, it, vi } from 'vitest';
import { createEmitter } from '../index.ts';

interface ReaderEvents {
  loggedIn: { readonly uuid: string };
  loggedOut: void;
}

function setUp() {
  const onError = vi.fn<(error: unknown) => void>();
  return { onError, events: createEmitter<ReaderEvents>({ onError }) };
}

describe('createEmitter', () => {
  it('calls the listeners of that event with its payload, in their order', () => {
    const { events } = setUp();
    const heard: string[] = [];
    events.on('loggedIn', ({ uuid }) => heard.push(`first ${uuid}`));
    events.on('loggedIn', ({ uuid }) => heard.push(`second ${uuid}`));
    events.on('loggedOut', () => heard.push('out'));
    events.emit('loggedIn', { uuid: 'u1' });
    expect(heard).toEqual(['first u1', 'second u1']);
    events.emit('loggedOut');
    expect(heard.at(-1)).toBe('out');
  });

  it('calls the other listeners when one throws, and reports the error', () => {
    const { events, onError } = setUp();
    const error = new Error('broken listener');
    const other = vi.fn();
    events.on('loggedOut', () => {
      throw error;
    });
    events.on('loggedOut', other);
    events.emit('loggedOut');
    expect(other).toHaveBeenCalledTimes(1);
    expect(onError.mock.calls).toEqual([[error]]);
  });

  it('ends one subscription and leaves a second one of the same function', () => {
    const { events } = setUp();
    const listener = vi.fn();
    const end = events.on('loggedOut', listener);
    events.on('loggedOut', listener);
    end();
    end();
    events.emit('loggedOut');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('does not call a listener that an earlier one has removed', () => {
    const { events } = setUp();
    const later = vi.fn();
    let endLater = (): void => undefined;
    events.on('loggedOut', () => endLater());
    endLater = events.on('loggedOut', later);
    events.emit('loggedOut');
    expect(later).not.toHaveBeenCalled();
  });

  it('lets a listener that was added meanwhile hear the next event only', () => {
    const { events } = setUp();
    const added = vi.fn();
    const end = events.on('loggedOut', () => void events.on('loggedOut', added));
    events.emit('loggedOut');
    expect(added).not.toHaveBeenCalled();
    end();
    events.emit('loggedOut');
    expect(added).toHaveBeenCalledTimes(1);
  });

  it('does nothing for an event that nobody hears', () => {
    const { events, onError } = setUp();
    events.emit('loggedIn', { uuid: 'u1' });
    expect(onError).not.toHaveBeenCalled();
  });
});
