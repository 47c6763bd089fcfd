/** Defines `__tcfapi` of IAB TCF 2.2: `ping`, `addEventListener`, `removeEventListener`. */
import { readChoice, showChoices, whenReady } from './showChoices.js';

const PURPOSES = 11;
/** The ids of Google, Taboola and Criteo in the Global Vendor List. */
const VENDORS = [755, 42, 91];

/** @typedef {(data: unknown, success: boolean) => void} TcfCallback */

/**
 * @param {readonly number[]} ids
 * @param {boolean} isGranted
 */
const toMap = (ids, isGranted) => Object.fromEntries(ids.map((id) => [id, isGranted]));

/**
 * @param {string} eventStatus
 * @param {boolean} gdprApplies
 */
function makeTcData(eventStatus, gdprApplies) {
  const choice = readChoice();
  const isGranted = choice === 'granted';
  const purposes = Array.from({ length: PURPOSES }, (_, index) => index + 1);
  const said = gdprApplies && choice !== null;
  return {
    tcString: said ? `SANDBOX-${choice}` : '',
    tcfPolicyVersion: 5,
    cmpId: 1,
    cmpVersion: 1,
    gdprApplies,
    eventStatus,
    cmpStatus: 'loaded',
    isServiceSpecific: true,
    useNonStandardTexts: false,
    publisherCC: 'GB',
    purpose: { consents: toMap(said ? purposes : [], isGranted), legitimateInterests: {} },
    vendor: { consents: toMap(said ? VENDORS : [], isGranted), legitimateInterests: {} },
    specialFeatureOptins: {},
  };
}

/**
 * Defines the global. If the GDPR does not apply, readers are not asked.
 *
 * @param {Readonly<Record<string, string | null>>} settings `gdpr`: `0` if it does not apply
 */
export function defineTcf({ gdpr }) {
  const gdprApplies = gdpr !== '0';
  /** @type {Map<number, TcfCallback>} */
  const listeners = new Map();
  let lastId = 0;
  const needsChoice = () => gdprApplies && readChoice() === null;
  let status = needsChoice() ? 'cmpuishown' : 'tcloaded';
  /** @param {string} next */
  function change(next) {
    status = next;
    for (const [listenerId, callback] of listeners)
      callback({ ...makeTcData(status, gdprApplies), listenerId }, true);
  }
  function ask() {
    change('cmpuishown');
    showChoices(() => change('useractioncomplete'));
  }
  /** @type {Record<string, (callback: TcfCallback, parameter: unknown) => void>} */
  const commands = {
    ping: (callback) =>
      callback({ gdprApplies, cmpLoaded: true, cmpStatus: 'loaded', apiVersion: '2.2', cmpId: 1 }, true),
    addEventListener(callback) {
      lastId += 1;
      listeners.set(lastId, callback);
      callback({ ...makeTcData(status, gdprApplies), listenerId: lastId }, true);
    },
    removeEventListener: (callback, id) => callback(listeners.delete(Number(id)), true),
    displayConsentUi(callback) {
      ask();
      callback(true, true);
    },
  };
  Reflect.set(
    window,
    '__tcfapi',
    /** @type {(command: string, version: number, callback: TcfCallback, parameter?: unknown) => void} */
    (command, version, callback, parameter) => {
      const run = version === 2 ? commands[command] : undefined;
      if (run === undefined) callback(null, false);
      else run(callback, parameter);
    },
  );
  if (needsChoice()) whenReady(ask);
}
