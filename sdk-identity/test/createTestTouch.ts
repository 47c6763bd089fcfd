/** Creates all adapters of a client; each throws when it is used, and records its use. */
export function createTestTouch() {
  const used: string[] = [];
  const touch = (name: string) => (): never => {
    used.push(name);
    throw new Error(`${name} was used.`);
  };
  const clock = { now: touch('now'), setTimeout: touch('setTimeout') };
  const cookies = { read: touch('read'), write: touch('write'), isHttps: touch('isHttps') };
  const adapters = {
    fetch: touch('fetch'),
    clock,
    random: touch('random'),
    localStorage: touch('localStorage'),
    sessionStorage: touch('sessionStorage'),
    cookies,
    locks: { request: touch('locks') },
    openChannel: touch('openChannel'),
    listenToStorage: touch('listenToStorage'),
    listenToReturn: touch('listenToReturn'),
    postMessage: touch('postMessage'),
    dispatchEvent: touch('dispatchEvent'),
    view: touch('view'),
    loadScript: touch('loadScript'),
    navigate: touch('navigate'),
    crypto: { getRandomValues: touch('getRandomValues'), subtle: { digest: touch('digest') } },
    logError: touch('logError'),
    warn: touch('warn'),
    reportError: touch('reportError'),
  };
  return { adapters, used };
}
