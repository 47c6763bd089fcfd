/** The windows and tabs of one browser in which the page builder is open. */
export interface EditorWindows {
  /** The id of this window until it is closed or reloaded. */
  readonly own: string;
  /** Returns the ids of all open windows, this one's too. */
  listOpen(): Promise<ReadonlySet<string>>;
  /** Returns the names of the items in the browser's storage. */
  listItems(): readonly string[];
}

const LOCK = 'broadsheet.window.';

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

/**
 * Registers this window by a lock, which the browser releases when the window is closed, reloaded or crashes. Where there
 * are no locks, because the page builder was opened without https, all other windows count as closed.
 *
 * @param base the site property `basePath`
 */
export function openEditorWindow(base = ''): EditorWindows {
  const own = crypto.getRandomValues(new Uint32Array(2)).join('');
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  void locks?.request(LOCK + own, () => new Promise<never>(() => undefined));
  return {
    own,
    async listOpen() {
      const { held = [] } = (await locks?.query()) ?? {};
      const names = held.flatMap(({ name = '' }) => (name.startsWith(LOCK) ? [name.slice(LOCK.length)] : []));
      return new Set([own, ...names]);
    },
    listItems: () => listItems(base),
  };
}
