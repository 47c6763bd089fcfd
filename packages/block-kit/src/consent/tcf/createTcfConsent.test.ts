import { createTestEnvironment } from '@broadsheet/testing';
import { describe, expect, it, vi } from 'vitest';
import { createTcfConsent } from './createTcfConsent.ts';

type Listener = (data: unknown, isAnswered: boolean) => void;

const yes = (...ids: readonly number[]) => Object.fromEntries(ids.map((id) => [id, true]));

const tcData = (changed: object = {}) => ({
  eventStatus: 'tcloaded',
  gdprApplies: true,
  tcString: 'CPtc',
  purpose: { consents: yes(1, 2, 3, 4, 5, 6, 7), legitimateInterests: yes(8, 9, 10) },
  vendor: { consents: yes(755), legitimateInterests: {} },
  ...changed,
});

/** Creates a platform's function; `say` sends a message to its listeners. */
function createPlatform() {
  const listeners: Listener[] = [];
  const requested: unknown[] = [];
  return {
    requested,
    api(command: string, version: number, listener: Listener) {
      requested.push([command, version]);
      if (command === 'addEventListener') listeners.push(listener);
    },
    emit: (data: unknown, isAnswered = true) => listeners.forEach((each) => each(data, isAnswered)),
  };
}

function setUp({ isGpcOn = false, isThere = true } = {}) {
  const platform = createPlatform();
  const view: { __tcfapi?: typeof platform.api } = isThere ? { __tcfapi: platform.api } : {};
  const adapters = createTestEnvironment();
  const port = createTcfConsent({ adapters, view, isGpcOn });
  return { platform, view, adapters, port };
}

describe('consent of a TCF platform', () => {
  it('is unknown until the platform has answered, however long that takes', () => {
    const { port, platform, adapters } = setUp();
    expect(platform.requested).toEqual([['addEventListener', 2]]);
    adapters.advance(10 * 60_000);
    expect(port.state('advertising')).toBe('unknown');
    expect(port.signals()).toEqual({ isGpcOn: false });
  });

  it('is what the reader has said by purpose and by vendor', () => {
    const { port, platform } = setUp();
    const heard = vi.fn();
    port.subscribe(heard);
    platform.emit(tcData());
    expect(heard).toHaveBeenCalledTimes(1);
    expect(port.state('advertising')).toBe('granted');
    expect(port.state('advertising', 755)).toBe('granted');
    expect(port.state('advertising', 42)).toBe('refused');
    expect(port.state('analytics')).toBe('granted');
    expect(port.state('embeds')).toBe('refused');
    expect(port.signals()).toEqual({ isGpcOn: false, gdprApplies: true, tcString: 'CPtc' });
  });

  it.each([
    ['storing is refused', { consents: yes(2, 7), legitimateInterests: yes(1) }, 'advertising', 'refused'],
    ['an interest will do', { consents: yes(1), legitimateInterests: yes(2, 7) }, 'advertising', 'granted'],
    [
      'an interest was objected to',
      { consents: yes(1, 2), legitimateInterests: {} },
      'advertising',
      'refused',
    ],
    [
      'a profile needs consent',
      { consents: yes(1, 3, 4, 5), legitimateInterests: yes(6) },
      'personalisation',
      'refused',
    ],
  ] as const)('judges a purpose where %s', (_, purpose, name, state) => {
    const { port, platform } = setUp();
    platform.emit(tcData({ purpose }));
    expect(port.state(name)).toBe(state);
  });

  it.each([
    ['the vendor was objected to', {}, {}, 'refused'],
    ['the vendor was not objected to', yes(755), {}, 'granted'],
    ['the publisher forbids the purpose', yes(755), { 7: { 755: 0 } }, 'refused'],
    ['the publisher wants consent', yes(755), { 7: { 755: 1 } }, 'refused'],
    ['the publisher wants consent of another', yes(755), { 7: { 42: 1 } }, 'granted'],
    ['the publisher wants an interest', yes(755), { 7: { 755: 2 } }, 'granted'],
    ['the publisher wants an interest for storing', yes(755), { 1: { 755: 2 } }, 'refused'],
    ['the publisher says what nobody knows', yes(755), { 2: { 755: 9 } }, 'refused'],
  ] as const)(
    'judges a vendor that rests on its interests where %s',
    (_, legitimateInterests, restrictions, state) => {
      const { port, platform } = setUp();
      const purpose = { consents: yes(1), legitimateInterests: yes(2, 7) };
      const vendor = { consents: yes(755), legitimateInterests };
      platform.emit(tcData({ purpose, vendor, publisher: { restrictions } }));
      expect(port.state('advertising', 755)).toBe(state);
      expect(port.state('advertising')).toBe('granted');
    },
  );

  it('is unknown while the platform asks for the first time, and as before while it asks again', () => {
    const { port, platform } = setUp();
    platform.emit(tcData({ eventStatus: 'cmpuishown', purpose: {}, vendor: {} }));
    expect(port.state('advertising')).toBe('unknown');
    platform.emit(tcData({ eventStatus: 'useractioncomplete' }));
    expect(port.state('advertising')).toBe('granted');
    platform.emit(tcData({ eventStatus: 'cmpuishown', purpose: {} }));
    expect(port.state('advertising')).toBe('granted');
    platform.emit(tcData({ eventStatus: 'useractioncomplete', purpose: {} }));
    expect(port.state('advertising')).toBe('refused');
  });

  it('is granted where the GDPR does not apply, but for what Global Privacy Control refuses', () => {
    const { port, platform } = setUp({ isGpcOn: true });
    platform.emit({ gdprApplies: false });
    expect(port.state('advertising', 42)).toBe('granted');
    expect(port.state('personalisation')).toBe('refused');
    expect(port.signals()).toEqual({ isGpcOn: true, gdprApplies: false });
  });

  it('counts Global Privacy Control above what the platform says', () => {
    const { port, platform } = setUp({ isGpcOn: true });
    platform.emit(tcData());
    expect([port.state('advertising'), port.state('personalisation')]).toEqual(['granted', 'refused']);
  });

  it('waits for a platform whose script comes later', () => {
    const { port, platform, view, adapters } = setUp({ isThere: false });
    adapters.advance(5_000);
    view.__tcfapi = platform.api;
    adapters.advance(250);
    adapters.advance(5_000);
    expect(platform.requested).toHaveLength(1);
    platform.emit(tcData());
    expect(port.state('analytics')).toBe('granted');
  });

  it.each([[undefined], ['busy'], [{}], [{ eventStatus: 1 }]])('treats %j as no answer', (data) => {
    const { port, platform } = setUp();
    platform.emit(data);
    platform.emit(tcData(), false);
    expect(port.state('analytics')).toBe('unknown');
  });

  it('shows the choices of the platform again', () => {
    const { port, platform, view } = setUp();
    port.open();
    expect(platform.requested.at(-1)).toEqual(['displayConsentUi', 2]);
    const show = vi.fn();
    Reflect.set(view, 'Didomi', { preferences: { show } });
    port.open();
    expect(show).toHaveBeenCalledTimes(1);
  });
});
