/**
 * The editor of one setting. It is saved like a page: automatically after a pause, in the browser before that, and merged
 * with what another editor has saved.
 */
import { getErrorMessage } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import { createObserved } from '../observable/createObserved.ts';
import type { Observed } from '../observable/createObserved.ts';
import { createSaver } from '../saving/createSaver.ts';
import type { Saver } from '../saving/createSaver.ts';
import type { LeftDraft, LocalDrafts } from '../saving/localDraft.ts';
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
      /** The revision of the server's draft; 0 if there is none, and the document is what readers have. */
      readonly revision: number;
      readonly problems: readonly SettingProblem[];
      readonly saving: SettingSaving;
      /** The drafts that closed windows have left. */
      readonly left: readonly LeftDraft<SettingDocument>[];
    };

export type ActionResult =
  | { readonly isDone: true }
  /** The action failed; without a message, the state has the reason. */
  | { readonly isDone: false; readonly message?: string };

export interface SettingEditor {
  readonly state: Observed<SettingState>;
  load(): Promise<void>;
  edit(document: SettingDocument): void;
  /** Saves unsaved changes now. Never rejects. @returns the resulting revision; `undefined` if they could not be saved */
  save(): Promise<number | undefined>;
  /** Continues after a conflict, with the document that the editor decided on. */
  resolve(document: SettingDocument): Promise<void>;
  /** Merges the draft of a closed window. @returns whether it was merged; not while the present work cannot be saved */
  recoverLeft(draft: LeftDraft<SettingDocument>): Promise<boolean>;
  /** Throws the draft of a closed window away. */
  dropLeft(draft: LeftDraft<SettingDocument>): void;
  publish(): Promise<ActionResult>;
  discard(): Promise<ActionResult>;
  restore(version: number): Promise<ActionResult>;
  /** Keeps unsaved changes in the browser at once, because the window is being left. */
  keep(): void;
  /** Saves unsaved changes and stops; changes that cannot be saved stay in the browser. */
  close(): void;
}

export interface SettingEditorOptions {
  readonly id: SettingId;
  readonly calls: SettingCalls;
  readonly clock: Clock;
  readonly local: LocalDrafts<SettingDocument>;
  /** Called when another editor's work has been merged. */
  readonly onMerged: () => void;
}

interface OpenSetting {
  readonly document: Observed<SettingDocument>;
  readonly saver: Saver<SettingDocument, SettingConflict, Setting>;
  /** Shows the server's version, as after a publication. */
  adopt(setting: Setting): void;
}

interface ReadSetting {
  readonly opened: Setting;
  readonly left: readonly LeftDraft<SettingDocument>[];
}

/** Creates the saver of a setting that was read. @param show called after every change */
function openSetting(
  { id, calls, clock, local, onMerged }: SettingEditorOptions,
  { opened, left }: ReadSetting,
  show: (state: SettingState) => void,
): OpenSetting {
  const document = createObserved(opened.document);
  let { problems } = opened;
  const saver = createSaver({
    clock,
    local,
    opened,
    left,
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
  const emit = () =>
    show({
      kind: 'read',
      document: document.get(),
      revision: saver.revision(),
      problems,
      saving: saver.get(),
      left: saver.left.get(),
    });
  document.subscribe(emit);
  saver.subscribe(emit);
  saver.left.subscribe(emit);
  emit();
  return {
    document,
    saver,
    adopt(setting) {
      problems = setting.problems;
      saver.adopt(setting);
      emit();
    },
  };
}

/** Creates the editor of a setting. Nothing is read before `load`. */
export function createSettingEditor(options: SettingEditorOptions): SettingEditor {
  const { calls } = options;
  const state = createObserved<SettingState>({ kind: 'loading' });
  let open: OpenSetting | undefined;

  async function load(): Promise<void> {
    try {
      const opened = await calls.read();
      if (open !== undefined) return open.adopt(opened);
      open = openSetting(options, { opened, left: await options.local.findLeft() }, state.set);
    } catch (error) {
      state.set({ kind: 'failed', message: getErrorMessage(error) });
    }
  }

  async function save(): Promise<number | undefined> {
    if (open === undefined) return undefined;
    await open.saver.flush();
    return open.saver.get().kind === 'saved' ? open.saver.revision() : undefined;
  }

  async function act(action: (revision: number) => Promise<unknown>): Promise<ActionResult> {
    const revision = await save();
    if (revision === undefined) return { isDone: false };
    try {
      await action(revision);
    } catch (error) {
      return { isDone: false, message: getErrorMessage(error) };
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
    recoverLeft: async (draft) => (await open?.saver.recoverLeft(draft)) ?? false,
    dropLeft: (draft) => open?.saver.dropLeft(draft),
    publish: () => act(calls.publish),
    discard: () => act(calls.discard),
    restore: (version) => act(() => calls.restore(version)),
    keep: () => open?.saver.keep(),
    close() {
      const last = open?.saver;
      last?.close();
      void last?.flush();
    },
  };
}
