/**
 * One setting under the hands of an editor. It is saved as pages are: by itself after a pause, in the browser before that, and
 * merged with what somebody else has saved.
 */
import type { Clock } from '@broadsheet/client-core';
import { messageOf } from '../api/messageOf.ts';
import { createObserved } from '../observed/createObserved.ts';
import type { Observed } from '../observed/createObserved.ts';
import { createSaver } from '../saving/createSaver.ts';
import type { Saver } from '../saving/createSaver.ts';
import type { LocalDrafts } from '../saving/localDraft.ts';
import type { SavingState } from '../saving/SavingState.ts';
import { mergeSettings } from './mergeSettings.ts';
import type { SettingConflict } from './mergeSettings.ts';
import type { Setting, SettingCalls, SettingDocument, SettingId, SettingProblem } from './Setting.ts';

export type SettingSaving = SavingState<SettingConflict, Setting>;

export type SettingState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | {
      readonly kind: 'read';
      readonly document: SettingDocument;
      /** Of the draft that the server has; 0 where there is none, and this is what readers have. */
      readonly revision: number;
      readonly problems: readonly SettingProblem[];
      readonly saving: SettingSaving;
    };

export type DeedResult =
  | { readonly isDone: true }
  /** Without a message it stands in the state already. */
  | { readonly isDone: false; readonly message?: string };

export interface SettingEditor {
  readonly state: Observed<SettingState>;
  load(): Promise<void>;
  edit(document: SettingDocument): void;
  /** Saves what is not saved yet, now. Never rejects. @returns the revision that there is then; undefined where it could not be saved */
  save(): Promise<number | undefined>;
  /** Goes on after a conflict, with what somebody decided for. */
  resolve(document: SettingDocument): Promise<void>;
  publish(): Promise<DeedResult>;
  discard(): Promise<DeedResult>;
  restore(version: number): Promise<DeedResult>;
  /** Saves what is left to save, and ends it; what cannot be saved stays in the browser. */
  close(): void;
}

export interface SettingEditorOptions {
  readonly id: SettingId;
  readonly calls: SettingCalls;
  readonly clock: Clock;
  readonly local: LocalDrafts<SettingDocument>;
  /** Told when another editor's work came in. */
  readonly onMerged: () => void;
}

interface OpenSetting {
  readonly document: Observed<SettingDocument>;
  readonly saver: Saver<SettingDocument, SettingConflict, Setting>;
  /** Shows what the server has, as after a publication. */
  adopt(setting: Setting): void;
}

/** A setting that was read, with its saver; `show` is told of every change. */
function openSetting(
  { id, calls, clock, local, onMerged }: SettingEditorOptions,
  opened: Setting,
  show: (state: SettingState) => void,
): OpenSetting {
  const document = createObserved(opened.document);
  let { problems } = opened;
  const saver = createSaver({
    clock,
    local,
    opened,
    onMerged,
    store: { get: document.get, replace: document.set, subscribe: document.subscribe },
    calls: {
      open: () => calls.read(),
      async save(draft) {
        const saved = await calls.save(draft);
        problems = saved.problems;
        return saved.revision;
      },
      merge: (versions) => mergeSettings(id, versions),
    },
  });
  const tell = () =>
    show({
      kind: 'read',
      document: document.get(),
      revision: saver.revision(),
      problems,
      saving: saver.get(),
    });
  document.subscribe(tell);
  saver.subscribe(tell);
  tell();
  return {
    document,
    saver,
    adopt(setting) {
      problems = setting.problems;
      saver.adopt(setting);
      tell();
    },
  };
}

/** Nothing is read before `load`. */
export function createSettingEditor(options: SettingEditorOptions): SettingEditor {
  const { calls } = options;
  const state = createObserved<SettingState>({ kind: 'loading' });
  let open: OpenSetting | undefined;

  async function load(): Promise<void> {
    try {
      const setting = await calls.read();
      if (open === undefined) open = openSetting(options, setting, state.set);
      else open.adopt(setting);
    } catch (error) {
      state.set({ kind: 'failed', message: messageOf(error) });
    }
  }

  async function save(): Promise<number | undefined> {
    if (open === undefined) return undefined;
    await open.saver.flush();
    return open.saver.get().kind === 'saved' ? open.saver.revision() : undefined;
  }

  async function act(deed: (revision: number) => Promise<unknown>): Promise<DeedResult> {
    const revision = await save();
    if (revision === undefined) return { isDone: false };
    try {
      await deed(revision);
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
    edit: (document) => open?.document.set(document),
    resolve: async (document) => open?.saver.resolve(document),
    publish: () => act(calls.publish),
    discard: () => act(calls.discard),
    restore: (version) => act(() => calls.restore(version)),
    close() {
      const last = open?.saver;
      last?.close();
      void last?.flush();
    },
  };
}
