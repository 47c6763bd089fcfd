/**
 * One setting under the hands of an editor: what is typed is saved as a draft as soon as there is a pause, one call at a time,
 * and never over what somebody else has saved.
 */
import type { Clock } from '@broadsheet/client-core';
import { EditorClientError } from '../api/EditorClientError.ts';
import { createDelay } from '../observed/createDelay.ts';
import { createObserved } from '../observed/createObserved.ts';
import type { Observed } from '../observed/createObserved.ts';
import { parseSetting } from './Setting.ts';
import type { Setting, SettingCalls, SettingDocument } from './Setting.ts';

/** After the last key, in milliseconds. */
const PAUSE_MS = 500;

export type SettingSaving =
  | { readonly kind: 'published' | 'unsaved' | 'saved' }
  | { readonly kind: 'failed'; readonly message: string }
  /** Another editor was faster. */
  | { readonly kind: 'conflict'; readonly theirs: Setting };

export type SettingState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'read'; readonly setting: Setting; readonly saving: SettingSaving };

export type DeedResult =
  | { readonly isDone: true }
  /** Without a message it stands in the state already. */
  | { readonly isDone: false; readonly message?: string };

export interface SettingEditor {
  readonly state: Observed<SettingState>;
  load(): Promise<void>;
  edit(document: SettingDocument): void;
  /** Saves what is not saved yet, now. Never rejects. */
  save(): Promise<void>;
  /** After a conflict: goes on with one of both documents. */
  settle(choice: 'mine' | 'theirs'): void;
  publish(): Promise<DeedResult>;
  discard(): Promise<DeedResult>;
  restore(version: number): Promise<DeedResult>;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const asRead = (setting: Setting): SettingState => ({
  kind: 'read',
  setting,
  saving: { kind: setting.revision === 0 ? 'published' : 'saved' },
});

/** What became of a call that did not save: where it was refused for another editor's sake, theirs. */
function toFailure(error: unknown): SettingSaving {
  const isConflict = error instanceof EditorClientError && error.status === 409;
  const theirs = isConflict ? parseSetting(error.details) : undefined;
  return theirs === undefined ? { kind: 'failed', message: messageOf(error) } : { kind: 'conflict', theirs };
}

/** Saves once what is not saved; what is typed meanwhile stays unsaved. */
async function write(state: Observed<SettingState>, calls: SettingCalls): Promise<void> {
  const before = state.get();
  if (before.kind !== 'read' || before.saving.kind !== 'unsaved') return;
  const { document, revision } = before.setting;
  try {
    const saved = await calls.save({ document, revision });
    const now = state.get();
    if (now.kind !== 'read') return;
    const kind = now.setting.document === document ? 'saved' : 'unsaved';
    state.set({ kind: 'read', setting: { ...now.setting, ...saved }, saving: { kind } });
  } catch (error) {
    const now = state.get();
    if (now.kind === 'read') state.set({ ...now, saving: toFailure(error) });
  }
}

const canAct = (state: SettingState): state is Extract<SettingState, { kind: 'read' }> =>
  state.kind === 'read' && (state.saving.kind === 'saved' || state.saving.kind === 'published');

/** Nothing is read before `load`. */
export function createSettingEditor(calls: SettingCalls, clock: Clock): SettingEditor {
  const state = createObserved<SettingState>({ kind: 'loading' });
  const delay = createDelay(clock);
  let running: Promise<void> = Promise.resolve();

  async function load(): Promise<void> {
    try {
      state.set(asRead(await calls.read()));
    } catch (error) {
      state.set({ kind: 'failed', message: messageOf(error) });
    }
  }

  function save(): Promise<void> {
    delay.cancel();
    const now = state.get();
    if (now.kind === 'read' && now.saving.kind === 'failed')
      state.set({ ...now, saving: { kind: 'unsaved' } });
    running = running.then(() => write(state, calls));
    return running;
  }

  async function act(deed: (revision: number) => Promise<unknown>): Promise<DeedResult> {
    await save();
    const now = state.get();
    if (!canAct(now)) return { isDone: false };
    try {
      await deed(now.setting.revision);
    } catch (error) {
      return { isDone: false, message: messageOf(error) };
    }
    await load();
    return { isDone: true };
  }

  return {
    state,
    load,
    save,
    edit(document) {
      const now = state.get();
      if (now.kind !== 'read') return;
      const isSettled = now.saving.kind !== 'conflict';
      const saving: SettingSaving = isSettled ? { kind: 'unsaved' } : now.saving;
      state.set({ kind: 'read', setting: { ...now.setting, document }, saving });
      if (isSettled) delay.start(PAUSE_MS, () => void save());
    },
    settle(choice) {
      const now = state.get();
      if (now.kind !== 'read' || now.saving.kind !== 'conflict') return;
      const { theirs } = now.saving;
      if (choice === 'theirs') return state.set(asRead(theirs));
      const setting = { ...theirs, document: now.setting.document };
      state.set({ kind: 'read', setting, saving: { kind: 'unsaved' } });
      void save();
    },
    publish: () => act(calls.publish),
    discard: () => act(calls.discard),
    restore: (version) => act(() => calls.restore(version)),
  };
}
