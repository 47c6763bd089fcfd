/**
 * The stories that a reader has saved, with and without an account, with and without a network.
 *
 * A change is stored in the browser first, and sent if somebody is signed in; a change that cannot be sent waits for the
 * next time. Stories saved while nobody was signed in are added to the account that signs in next in this browser. The
 * local copy of an account is ignored once its reader is signed out.
 */
import type { ElementContext } from '@broadsheet/block-kit';
import { storedReaderId } from '../session/storedReaderId.ts';
import { parseSavedAnswer, readSavedList, writeSavedList } from './savedList.ts';
import type { SavedEntry, SavedList, SavedStory } from './savedList.ts';

export { SAVED_KEY } from './savedList.ts';
export type { SavedStory } from './savedList.ts';

const PATH = '/readers/v1/saved-stories';
const UNAUTHORIZED = 401;

export interface SavedStories {
  /** Returns the saved stories, the last one saved first. */
  list(): readonly SavedStory[];
  isSaved(story: string): boolean;
  /** Returns whether somebody is signed in, as far as the browser knows. */
  hasReader(): boolean;
  /** Whether something waits to be sent. */
  isPending(): boolean;
  /** Saves or removes a story in this browser. */
  change(story: SavedStory, isSaved: boolean): void;
  /**
   * Sends what waits and fetches the reader's list. For nobody it does nothing.
   *
   * @throws unknown no answer came; everything is kept
   */
  sync(): Promise<void>;
  /** Calls `run` when another tab has changed the list. Returns a function that ends this. */
  onChange(run: () => void): () => void;
}

type Context = Pick<ElementContext, 'environment' | 'identity'>;

function without({ entries }: SavedList, story: string): readonly SavedEntry[] {
  return entries.filter((entry) => entry.story !== story);
}

async function send({ environment, identity }: Context, changes: readonly SavedEntry[]): Promise<Response> {
  const client = await identity();
  const body = JSON.stringify({
    changes: changes.map(({ story, isSaved, at }) => ({ story, isSaved, at })),
  });
  const fetchList = async () => {
    const token = await client.getJwt();
    const headers: HeadersInit = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    return token === undefined ? undefined : environment.fetch(PATH, { method: 'POST', headers, body });
  };
  const first = await fetchList();
  if (first?.status !== UNAUTHORIZED) return first ?? new Response(null, { status: UNAUTHORIZED });
  // The session may have been ended elsewhere; only a refresh shows that.
  await client.extendSession().catch(() => undefined);
  return (await fetchList()) ?? first;
}

export function openSavedStories(context: Context): SavedStories {
  const { environment } = context;

  /** Reads the stored list, if it is this reader's or nobody's. */
  function read(): SavedList {
    const list = readSavedList(environment);
    const reader = storedReaderId(environment) ?? '';
    return list.owner === '' || list.owner === reader ? list : { owner: '', entries: [] };
  }

  async function sync(): Promise<void> {
    if (storedReaderId(environment) === undefined) return;
    const pending = read().entries.filter(({ isPending }) => isPending);
    const response = await send(context, pending);
    // Nobody is signed in any more, or another service has the accounts: the list stays in this browser.
    if (response.status === UNAUTHORIZED) return;
    if (!response.ok) throw new Error(`The saved stories could not be synchronised (${response.status}).`);
    const answer = parseSavedAnswer(await response.json());
    if (storedReaderId(environment) !== answer.owner) return;
    const isSent = (entry: SavedEntry) =>
      pending.some(({ story, at }) => story === entry.story && at === entry.at);
    const since = read().entries.filter((entry) => entry.isPending && !isSent(entry));
    const others = answer.entries.filter(({ story }) => since.every((entry) => entry.story !== story));
    writeSavedList(environment, { owner: answer.owner, entries: [...since, ...others] });
  }

  return {
    list: () => read().entries.filter(({ isSaved }) => isSaved),
    isSaved: (story) => read().entries.some((entry) => entry.story === story && entry.isSaved),
    hasReader: () => storedReaderId(environment) !== undefined,
    isPending: () => read().entries.some(({ isPending }) => isPending),
    change(story, isSaved) {
      const list = read();
      const entry = { ...story, isSaved, at: environment.now(), isPending: true };
      // A removal by nobody is not sent to an account, which may have saved the story itself.
      const isKept = isSaved || list.owner !== '' || storedReaderId(environment) !== undefined;
      writeSavedList(environment, {
        owner: list.owner,
        entries: [...(isKept ? [entry] : []), ...without(list, story.story)],
      });
    },
    sync,
    onChange: environment.onStorageChange,
  };
}
