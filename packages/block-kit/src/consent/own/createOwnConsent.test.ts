import { createTestEnvironment } from '@broadsheet/testing';
import { describe, expect, it, vi } from 'vitest';
import { whenGranted } from '../whenGranted.ts';
import { createOwnConsent } from './createOwnConsent.ts';

const ASKED = ['analytics', 'advertising', 'personalisation'] as const;
const DAY = 24 * 60 * 60_000;

function setUp({ version = '1', isGpcOn = false, environment = createTestEnvironment() } = {}) {
  const open = (changed: { version?: string; isGpcOn?: boolean } = {}) =>
    createOwnConsent({ adapters: environment, version, isGpcOn, ...changed });
  return { environment, open, port: open() };
}

describe('consent that the newspaper keeps', () => {
  it('is unknown before a choice, and then what was chosen', () => {
    const { port, open } = setUp();
    expect(ASKED.map((purpose) => port.state(purpose))).toEqual(['unknown', 'unknown', 'unknown']);
    expect(port.own?.chosenAt()).toBeUndefined();
    port.own?.choose(ASKED, ['analytics']);
    for (const each of [port, open()]) {
      expect(ASKED.map((purpose) => each.state(purpose))).toEqual(['granted', 'refused', 'refused']);
      expect(each.state('embeds')).toBe('unknown');
      expect(each.own?.chosenAt()).toBe(Date.UTC(2026, 10, 20, 9));
    }
  });

  it('asks again under another version, and after half a year', () => {
    const { port, open, environment } = setUp();
    port.own?.choose(ASKED, ASKED);
    expect(open({ version: '2' }).state('analytics')).toBe('unknown');
    environment.advance(181 * DAY);
    expect(open().state('analytics')).toBe('granted');
    environment.advance(DAY);
    expect(open().state('analytics')).toBe('unknown');
  });

  it.each(['', '{', 'null', '[]', '{"version":"1","chosenAt":"soon","granted":["analytics"],"refused":[]}'])(
    'treats stored %j as no choice',
    (stored) => {
      const { environment, open } = setUp();
      environment.writeLocalItem('broadsheet.consent', stored);
      expect(open().state('analytics')).toBe('unknown');
    },
  );

  it('follows another tab, and keeps its choice while the storage cannot be read', () => {
    const { environment, port, open } = setUp();
    const [here, there] = [port, open()];
    const heard = vi.fn();
    there.subscribe(heard);
    here.own?.choose(ASKED, ASKED);
    environment.storageChanged();
    expect(there.state('advertising')).toBe('granted');
    environment.storageChanged();
    expect(heard).toHaveBeenCalledTimes(1);
    environment.localItems.clear();
    environment.storageChanged();
    expect(there.state('advertising')).toBe('granted');
    expect(environment.visited).toEqual([]);
  });

  it('counts Global Privacy Control as a refusal of profiles, whatever was chosen', () => {
    const { port } = setUp({ isGpcOn: true });
    expect(port.state('personalisation')).toBe('refused');
    expect(port.state('advertising')).toBe('unknown');
    port.own?.choose(ASKED, ASKED);
    expect(ASKED.map((purpose) => port.state(purpose))).toEqual(['granted', 'granted', 'refused']);
    expect(port.signals()).toEqual({ isGpcOn: true });
  });

  it('loads the page anew when something was taken back that this page has made use of', () => {
    const { port, environment } = setUp();
    port.own?.choose(ASKED, ASKED);
    port.own?.choose(ASKED, []);
    expect(environment.visited).toEqual([]);
    port.own?.choose(ASKED, ASKED);
    port.state('analytics');
    port.own?.choose(ASKED, ['analytics']);
    expect(environment.visited).toEqual([]);
    port.own?.choose(ASKED, []);
    expect(environment.visited).toEqual(['reload']);
  });

  it('tells who shows the choices that somebody wants to see them', () => {
    const { port } = setUp();
    const run = vi.fn();
    const stop = port.own?.onOpen(run);
    port.open();
    stop?.();
    port.open();
    expect(run).toHaveBeenCalledTimes(1);
  });
});

describe('what waits for a purpose', () => {
  it('runs once when it is granted, and at once where it was granted before', () => {
    const { port } = setUp();
    const [run, other, late] = [vi.fn(), vi.fn(), vi.fn()];
    whenGranted({ consent: port, purpose: 'advertising' }, run);
    whenGranted({ consent: port, purpose: 'advertising' }, other)();
    port.own?.choose(ASKED, []);
    expect(run).not.toHaveBeenCalled();
    port.own?.choose(ASKED, ASKED);
    port.own?.choose(ASKED, ASKED);
    whenGranted({ consent: port, purpose: 'advertising' }, late);
    expect([run, other, late].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
  });
});
