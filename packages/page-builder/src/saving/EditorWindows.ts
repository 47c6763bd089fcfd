import type { Clock } from '@broadsheet/client-core';

/** The windows and tabs of one browser in which the page builder is open. */
export interface EditorWindows {
  /** The id of this window until it is closed or reloaded. */
  readonly own: string;
  /** Returns the ids of all open windows, this one's too. */
  listOpen(): Promise<ReadonlySet<string>>;
  /** Returns the names of the items in the browser's storage. */
  listItems(): readonly string[];
}

export interface EditorWindowOptions {
  /** The site property `basePath`. */
  readonly base?: string | undefined;
  readonly clock: Clock;
  /** The browser, which has no locks where the page builder was opened without https. Default: the present one. */
  readonly browser?: { readonly locks?: LockManager | undefined };
}

const LOCK = 'broadsheet.window.';
const CHANNEL = 'broadsheet.windows';
const QUESTION = '?';

/** Milliseconds in which other windows answer, those in the background too. */
const ANSWER_MS = 300;

/** Returns the names in the storage without the base path that the environment adds to each; none if storage is forbidden. */
function listItems(base: string): readonly string[] {
  try {
    return Object.keys(globalThis.localStorage).flatMap((name) =>
      name.endsWith(base) ? [name.slice(0, name.length - base.length)] : [],
    );
  } catch {
    // Nothing was ever kept in a browser that forbids it.
    return [];
  }
}

/** Registers a window by a lock, which the browser releases when the window is closed, reloaded or crashes. */
function keepLock(own: string, locks: LockManager): EditorWindows['listOpen'] {
  void locks.request(LOCK + own, () => new Promise<never>(() => undefined));
  return async () => {
    const { held = [] } = await locks.query();
    const names = held.flatMap(({ name = '' }) => (name.startsWith(LOCK) ? [name.slice(LOCK.length)] : []));
    return new Set([own, ...names]);
  };
}

/** Responds to other windows' requests for open windows, and returns the function that sends such a request. */
function answerQuestions(own: string, clock: Clock): EditorWindows['listOpen'] {
  const channel = new BroadcastChannel(CHANNEL);
  const open = new Set([own]);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  const post = (text: string) => channel.postMessage(text);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === QUESTION) post(own);
    else if (typeof data === 'string') open.add(data);
  });
  return async () => {
    open.clear();
    open.add(own);
    post(QUESTION);
    await new Promise<void>((resolve) => {
      clock.setTimeout(resolve, ANSWER_MS);
    });
    return new Set(open);
  };
}

/** Registers this window, so that its unsaved work is not taken for that of a closed one. */
export function openEditorWindow({
  base = '',
  clock,
  browser = globalThis.navigator,
}: EditorWindowOptions): EditorWindows {
  const { locks } = browser;
  const own = crypto.getRandomValues(new Uint32Array(2)).join('');
  return {
    own,
    listOpen: locks === undefined ? answerQuestions(own, clock) : keepLock(own, locks),
    listItems: () => listItems(base),
  };
}
