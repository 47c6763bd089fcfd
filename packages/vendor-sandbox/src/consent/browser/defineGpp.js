/** Defines `__gpp` of the IAB Global Privacy Platform 1.1 with the US national section: an opt-out, so readers are not asked. */
import { readChoice, showChoices } from './showChoices.js';

/** @typedef {(data: unknown, success: boolean) => void} GppCallback */

const SECTION = { id: 7, name: 'usnat' };

/** @param {string} signalStatus */
function makePing(signalStatus) {
  const optOut = readChoice() === 'refused' ? 1 : 2;
  return {
    gppVersion: '1.1',
    cmpStatus: 'loaded',
    cmpDisplayStatus: signalStatus === 'ready' ? 'hidden' : 'visible',
    signalStatus,
    supportedAPIs: [`${SECTION.id}:${SECTION.name}`],
    cmpId: 1,
    sectionList: [SECTION.id],
    applicableSections: [SECTION.id],
    gppString: `SANDBOX-${optOut}`,
    parsedSections: {
      [SECTION.name]: [
        { Version: 1, SaleOptOut: optOut, SharingOptOut: optOut, TargetedAdvertisingOptOut: optOut },
        { SubsectionType: 1, Gpc: Reflect.get(navigator, 'globalPrivacyControl') === true },
      ],
    },
  };
}

/** Defines the global; `OneTrust.ToggleInfoDisplay()` shows the choices, as on that consent platform. */
export function defineGpp() {
  /** @type {Map<number, GppCallback>} */
  const listeners = new Map();
  let lastId = 0;
  let status = 'ready';
  /** @param {string} next */
  function change(next) {
    status = next;
    for (const [listenerId, callback] of listeners)
      callback({ eventName: 'signalStatus', listenerId, data: status, pingData: makePing(status) }, true);
  }
  /** @type {Record<string, (callback: GppCallback, parameter: unknown) => void>} */
  const commands = {
    ping: (callback) => callback(makePing(status), true),
    addEventListener(callback) {
      lastId += 1;
      listeners.set(lastId, callback);
      const pingData = makePing(status);
      callback({ eventName: 'listenerRegistered', listenerId: lastId, data: true, pingData }, true);
    },
    removeEventListener: (callback, id) => callback(listeners.delete(Number(id)), true),
  };
  Reflect.set(
    window,
    '__gpp',
    /** @type {(command: string, callback: GppCallback, parameter?: unknown) => void} */
    (command, callback, parameter) => {
      const run = commands[command];
      if (run === undefined) callback(null, false);
      else run(callback, parameter);
    },
  );
  Reflect.set(window, 'OneTrust', {
    ToggleInfoDisplay() {
      change('not ready');
      showChoices(() => change('ready'));
    },
  });
}
