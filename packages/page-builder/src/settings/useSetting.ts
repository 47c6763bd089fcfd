'use client';
/**
 * One setting under the hands of an editor: what is typed is saved as a draft as soon as there is a pause, one call at a time,
 * and never over what somebody else has saved.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { EditorClientError } from '../api/EditorClientError.ts';
import { useBuilder } from '../desk/Builder.ts';
import { createDelay } from '../observed/createDelay.ts';
import {
  discardSetting,
  parseSetting,
  publishSetting,
  readSetting,
  restoreSetting,
  saveSetting,
} from './Setting.ts';
import type { Setting, SettingDocument, SettingId } from './Setting.ts';

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

export interface SettingEditing {
  readonly state: SettingState;
  edit(document: SettingDocument): void;
  /** Saves what is not saved yet, now. */
  save(): void;
  /** After a conflict: goes on with one of both documents. */
  settle(choice: 'mine' | 'theirs'): void;
  publish(): Promise<DeedResult>;
  discard(): Promise<DeedResult>;
  restore(version: number): Promise<DeedResult>;
}

export type DeedResult =
  | { readonly isDone: true }
  /** Without a message it stands in the state already. */
  | { readonly isDone: false; readonly message?: string };

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const theirsIn = (error: unknown): Setting | undefined =>
  error instanceof EditorClientError && error.status === 409 ? parseSetting(error.details) : undefined;

const asRead = (setting: Setting): SettingState => ({
  kind: 'read',
  setting,
  saving: { kind: setting.revision === 0 ? 'published' : 'saved' },
});

export function useSetting(id: SettingId): SettingEditing {
  const { client, clock } = useBuilder();
  const [state, setState] = useState<SettingState>({ kind: 'loading' });
  const latest = useRef(state);
  const [delay] = useState(() => createDelay(clock));
  const running = useRef<Promise<void>>(Promise.resolve());

  const set = useCallback((next: SettingState) => {
    latest.current = next;
    setState(next);
  }, []);

  const load = useCallback(
    async (signal?: AbortSignal) => {
      const read = await readSetting(client, id, signal);
      if (signal?.aborted !== true) set(asRead(read));
    },
    [client, id, set],
  );

  useEffect(() => {
    const leaving = new AbortController();
    set({ kind: 'loading' });
    load(leaving.signal).catch((error: unknown) => {
      if (!leaving.signal.aborted) set({ kind: 'failed', message: messageOf(error) });
    });
    return () => leaving.abort();
  }, [load, set]);

  const write = useCallback(async () => {
    const before = latest.current;
    if (before.kind !== 'read' || before.saving.kind !== 'unsaved') return;
    const { document, revision } = before.setting;
    try {
      const saved = await saveSetting(client, id, { document, revision });
      const now = latest.current;
      if (now.kind !== 'read') return;
      const isSame = now.setting.document === document;
      set({
        kind: 'read',
        setting: { ...now.setting, ...saved },
        saving: { kind: isSame ? 'saved' : 'unsaved' },
      });
    } catch (error) {
      const now = latest.current;
      const theirs = theirsIn(error);
      if (now.kind === 'read')
        set({
          ...now,
          saving:
            theirs === undefined
              ? { kind: 'failed', message: messageOf(error) }
              : { kind: 'conflict', theirs },
        });
    }
  }, [client, id, set]);

  const save = useCallback(() => {
    delay.cancel();
    const now = latest.current;
    if (now.kind === 'read' && now.saving.kind === 'failed') set({ ...now, saving: { kind: 'unsaved' } });
    running.current = running.current.then(write);
    return running.current;
  }, [delay, set, write]);

  // What was typed before the screen is left is saved with its leaving.
  useEffect(() => () => void save(), [save]);

  const act = useCallback(
    async (deed: (revision: number) => Promise<unknown>): Promise<DeedResult> => {
      try {
        await save();
        const now = latest.current;
        if (now.kind !== 'read' || (now.saving.kind !== 'saved' && now.saving.kind !== 'published'))
          return { isDone: false };
        await deed(now.setting.revision);
        await load();
        return { isDone: true };
      } catch (error) {
        return { isDone: false, message: messageOf(error) };
      }
    },
    [load, save],
  );

  return {
    state,
    edit(document) {
      const now = latest.current;
      if (now.kind !== 'read') return;
      const saving = now.saving.kind === 'conflict' ? now.saving : { kind: 'unsaved' as const };
      set({ kind: 'read', setting: { ...now.setting, document }, saving });
      if (saving.kind === 'unsaved') delay.start(PAUSE_MS, () => void save());
    },
    save: () => void save(),
    settle(choice) {
      const now = latest.current;
      if (now.kind !== 'read' || now.saving.kind !== 'conflict') return;
      const { theirs } = now.saving;
      if (choice === 'theirs') return set(asRead(theirs));
      const setting = { ...theirs, document: now.setting.document };
      set({ kind: 'read', setting, saving: { kind: 'unsaved' } });
      void save();
    },
    publish: () => act((revision) => publishSetting(client, id, revision)),
    discard: () => act((revision) => discardSetting(client, id, revision)),
    restore: (version) => act(() => restoreSetting(client, id, version)),
  };
}
