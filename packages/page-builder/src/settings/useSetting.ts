'use client';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useBuilder } from '../desk/Builder.ts';
import { createSettingEditor } from './createSettingEditor.ts';
import type { SettingEditor, SettingState } from './createSettingEditor.ts';
import { settingCalls } from './Setting.ts';
import type { SettingId } from './Setting.ts';

export interface UsedSetting {
  readonly editor: SettingEditor;
  readonly state: SettingState;
}

/** A setting for as long as it is shown; what was typed before it is left is saved with its leaving. */
export function useSetting(id: SettingId): UsedSetting {
  const { client, clock } = useBuilder();
  const editor = useMemo(() => createSettingEditor(settingCalls(client, id), clock), [client, clock, id]);
  useEffect(() => {
    void editor.load();
    return () => void editor.save();
  }, [editor]);
  const { get, subscribe } = editor.state;
  return { editor, state: useSyncExternalStore(subscribe, get, get) };
}
