import { describe, expect, it } from 'vitest';
import { runInGroups } from './runInGroups.mjs';

/** Creates work that finishes on command, and records when it begins and ends. */
function createWork(names: readonly string[], alone: readonly string[]) {
  const events: string[] = [];
  const ends = new Map<string, () => void>();
  const work = names.map((name) => ({
    isAlone: alone.includes(name),
    async run() {
      events.push(`${name} begins`);
      await new Promise<void>((resolve) => void ends.set(name, resolve));
      events.push(`${name} ends`);
      return name;
    },
  }));
  const end = async (name: string) => {
    ends.get(name)?.();
    // Code that waits for the work continues in later turns of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { work, events, end };
}

describe('runInGroups', () => {
  it('runs so many side by side and not more', async () => {
    const { work, events, end } = createWork(['a', 'b', 'c'], []);
    const results = runInGroups(work, 2);
    await end('none');
    expect(events).toEqual(['a begins', 'b begins']);
    await end('b');
    expect(events).toEqual(['a begins', 'b begins', 'b ends', 'c begins']);
    await end('a');
    await end('c');
    expect(await results).toEqual(['a', 'b', 'c']);
  });

  it('runs what takes everything by itself after all before it, and before all after it', async () => {
    const { work, events, end } = createWork(['a', 'b', 'c', 'd'], ['c']);
    const results = runInGroups(work, 2);
    await end('a');
    expect(events).toEqual(['a begins', 'b begins', 'a ends']);
    await end('b');
    expect(events.slice(3)).toEqual(['b ends', 'c begins']);
    await end('c');
    expect(events.slice(5)).toEqual(['c ends', 'd begins']);
    await end('d');
    expect(await results).toEqual(['a', 'b', 'c', 'd']);
  });
});
