/**
 * A page in memory with the vendors' scripts: each defines its global when it is loaded, unless the test has blocked it.
 */
import { webcrypto } from 'node:crypto';
import type { ScriptPlace, VendorAdapters } from '../src/adapters/VendorAdapters.ts';

type Answer = (value: unknown) => void;

/** Creates Facebook's script. It returns the `statuses` in order; the last is repeated, and `'silent'` means no answer. */
export function createTestFacebook(...statuses: readonly unknown[]) {
  const waiting = [...statuses];
  const calls: (readonly unknown[])[] = [];
  const reply = (answer: Answer): void => {
    const status = waiting.length > 1 ? waiting.shift() : waiting[0];
    if (status !== 'silent') answer(status);
  };
  const sdk = {
    init: (options: unknown) => void calls.push(['init', options]),
    getLoginStatus(answer: Answer, force?: boolean) {
      calls.push(['getLoginStatus', force]);
      reply(answer);
    },
    login(answer: Answer) {
      calls.push(['login']);
      reply(answer);
    },
    logout(answer: Answer) {
      calls.push(['logout']);
      answer({});
    },
  };
  return { sdk, calls, names: () => calls.map(([name]) => name) };
}

export const connected = { status: 'connected', authResponse: { accessToken: 'facebook-token' } };

/** Creates a user of the legacy Google Sign In. */
export const googleUser = (token: unknown = 'legacy-token') => ({
  getAuthResponse: () => ({ id_token: token }),
});

/** Creates Google's legacy script. Like the real one, its instance is a thenable that resolves with itself, for ever. */
export function createTestGapi() {
  const calls: (readonly unknown[])[] = [];
  const known = { user: googleUser(), isSignedIn: true };
  const behaviour = {
    signIn: (): Promise<unknown> => Promise.resolve(googleUser('chosen-token')),
    init: (ready: () => void, _fail: Answer): void => ready(),
  };
  const clicks: { readonly ok: Answer; readonly fail: Answer }[] = [];
  const instance = {
    isSignedIn: { get: () => known.isSignedIn },
    currentUser: { get: () => known.user },
    signIn(options: unknown) {
      calls.push(['signIn', options]);
      return behaviour.signIn();
    },
    signOut: async () => void calls.push(['signOut']),
    attachClickHandler(id: unknown, options: unknown, ok: Answer, fail: Answer) {
      calls.push(['attachClickHandler', id, options]);
      clicks.push({ ok, fail });
    },
    // oxlint-disable-next-line unicorn/no-thenable -- the real instance is one, and that is the trap
    then(ready: (self: unknown) => void, fail: Answer): void {
      behaviour.init(() => ready(instance), fail);
    },
  };
  const state = { isMade: false };
  const auth2 = {
    init(options: unknown) {
      calls.push(['init', options]);
      state.isMade = true;
      return instance;
    },
    getAuthInstance: () => (state.isMade ? instance : null),
  };
  const sdk: Record<string, unknown> = {
    load(name: string, { callback }: { readonly callback: () => void }) {
      calls.push(['load', name]);
      sdk['auth2'] = auth2;
      sdk['signin2'] = {
        render: (id: unknown, options: unknown) => void calls.push(['render', id, options]),
      };
      callback();
    },
  };
  return { sdk, auth2, calls, clicks, known, behaviour, names: () => calls.map(([name]) => name) };
}

/** Creates the script of Sign In With Google. */
export function createTestGoogle() {
  const calls: (readonly unknown[])[] = [];
  const broken = { revoke: false };
  const answers: { revoke: unknown } = { revoke: { successful: true } };
  const id = {
    revoke(hint: string, done: (answer: unknown) => void) {
      if (broken.revoke) throw new Error('revoke');
      calls.push(['revoke', hint]);
      if (answers.revoke !== undefined) done(answers.revoke);
    },
    disableAutoSelect: () => void calls.push(['disableAutoSelect']),
  };
  return { sdk: { accounts: { id } }, calls, broken, answers };
}

/** Creates a page. @param scripts the globals that each script URL defines; the script of any other URL fails to load */
export function createTestPage(scripts: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {}) {
  const globals: Record<string, unknown> = {
    navigator: { languages: ['de-AT', 'en'], language: 'de-AT' },
    location: { origin: 'https://www.example.com' },
  };
  const loaded: (readonly [string, ScriptPlace])[] = [];
  const visits: string[] = [];
  const notices: string[] = [];
  const adapters = {
    view: () => globals,
    async loadScript(url, place) {
      loaded.push([url, place]);
      const found = scripts[url];
      if (found === undefined) throw new Error('blocked');
      Object.assign(globals, found);
    },
    navigate: (url) => void visits.push(url),
    crypto: webcrypto,
    logError: (message) => void notices.push(message),
  } satisfies VendorAdapters;
  return { adapters, globals, loaded, visits, notices };
}
