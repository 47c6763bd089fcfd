import { createTestEnvironment } from '@broadsheet/testing';
import { describe, expect, it, vi } from 'vitest';
import { createGppConsent } from './createGppConsent.ts';

const usNational = (changed: object = {}, gpc: object = { Gpc: false }) => ({
  signalStatus: 'ready',
  gppString: 'DBABL',
  applicableSections: [7],
  parsedSections: {
    usnat: [
      { Version: 1, SaleOptOut: 2, SharingOptOut: 2, TargetedAdvertisingOptOut: 2, ...changed },
      { SubsectionType: 1, ...gpc },
    ],
  },
});

/** Creates a port with a platform that answers `ping` with its last message. */
function setUp({ isGpcOn = false, first }: { isGpcOn?: boolean; first?: unknown } = {}) {
  let last: unknown = first ?? { signalStatus: 'not ready' };
  const listeners: ((event: unknown, isAnswered: boolean) => void)[] = [];
  const view = {
    __gpp(command: string, callback: (value: unknown, isAnswered: boolean) => void) {
      if (command === 'ping') callback(last, true);
      if (command === 'addEventListener') {
        listeners.push(callback);
        callback({ eventName: 'listenerRegistered', listenerId: 1, data: true, pingData: last }, true);
      }
    },
  };
  const port = createGppConsent({ adapters: createTestEnvironment(), view, isGpcOn });
  return {
    port,
    emit(pingData: unknown) {
      last = pingData;
      for (const each of listeners) each({ eventName: 'signalStatus', listenerId: 1, pingData }, true);
    },
  };
}

describe('consent of a GPP platform', () => {
  it('is unknown until the platform is ready', () => {
    const { port, emit } = setUp();
    const heard = vi.fn();
    port.subscribe(heard);
    expect(port.state('advertising')).toBe('unknown');
    emit(usNational());
    expect(heard).toHaveBeenCalledTimes(1);
    expect(port.state('advertising')).toBe('granted');
    expect(port.state('personalisation')).toBe('granted');
    expect(port.signals()).toEqual({ isGpcOn: false, gppString: 'DBABL', gppSections: [7] });
  });

  it.each(['SaleOptOut', 'SharingOptOut', 'TargetedAdvertisingOptOut'])(
    'counts %s as a refusal of profiles alone',
    (name) => {
      const { port } = setUp({ first: usNational({ [name]: 1 }) });
      expect([port.state('advertising'), port.state('personalisation')]).toEqual(['granted', 'refused']);
    },
  );

  it.each([
    ['in the string', usNational({}, { Gpc: true }), false],
    ['of the browser', usNational(), true],
  ])('honours Global Privacy Control %s', (_, first, isGpcOn) => {
    const { port } = setUp({ first, isGpcOn });
    expect(port.state('personalisation')).toBe('refused');
  });

  it.each([
    [6, 'uspv1', { OptOutSale: 'Y' }, 'refused'],
    [6, 'uspv1', { OptOutSale: 'N' }, 'granted'],
    [8, 'usca', { SaleOptOut: 1 }, 'refused'],
    [23, 'usmn', { TargetedAdvertisingOptOut: 2 }, 'granted'],
  ] as const)('reads section %i, %s, with %j as %s', (id, name, fields, state) => {
    const first = { signalStatus: 'ready', applicableSections: [id], parsedSections: { [name]: fields } };
    expect(setUp({ first }).port.state('personalisation')).toBe(state);
  });

  it('reads the section of the European Union as TCF', () => {
    const tcfeuv2 = {
      PurposeConsents: [true, false, false, false, false, false, true],
      PurposeLegitimateInterests: [false, true],
      VendorConsents: [755, 263],
      VendorLegitimateInterests: [755, 263],
      PublisherRestrictions: [{ key: 7, type: 0, ids: [263] }],
    };
    const first = { signalStatus: 'ready', applicableSections: [2], parsedSections: { tcfeuv2 } };
    const { port } = setUp({ first });
    expect(port.state('advertising', 755)).toBe('granted');
    expect(port.state('advertising', 42)).toBe('refused');
    expect(port.state('advertising', 263)).toBe('refused');
    expect(port.state('analytics')).toBe('refused');
  });

  it.each([[[]], [[-1]], [undefined]])('grants where no law applies: %j', (applicableSections) => {
    const first = { signalStatus: 'ready', applicableSections, parsedSections: {} };
    expect(setUp({ first }).port.state('personalisation')).toBe('granted');
  });

  it('knows nothing of a law that it cannot read, whatever others say', () => {
    const first = { ...usNational(), applicableSections: [5, 7] };
    expect(setUp({ first }).port.state('advertising')).toBe('unknown');
  });

  it('keeps the choices of before while the reader looks at them again', () => {
    const { port, emit } = setUp({ first: usNational() });
    emit({ ...usNational({ SaleOptOut: 1 }), signalStatus: 'not ready' });
    expect(port.state('personalisation')).toBe('granted');
    emit(usNational({ SaleOptOut: 1 }));
    expect(port.state('personalisation')).toBe('refused');
  });

  it.each([[undefined], ['x'], [{}], [{ signalStatus: 1 }]])('treats %j as no answer', (first) => {
    expect(setUp({ first }).port.state('analytics')).toBe('unknown');
  });
});
