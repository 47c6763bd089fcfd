'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { isRecord } from '@broadsheet/sdk-content';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useBuilder } from '../desk/Builder.ts';
import { createLocalDrafts } from '../saving/localDraft.ts';
import { createSettingEditor } from './createSettingEditor.ts';
import type { SettingEditor, SettingState } from './createSettingEditor.ts';
import { phrases } from './phrases.ts';
import { settingCalls } from './Setting.ts';
import type { SettingId } from './Setting.ts';

export interface UsedSetting {
  readonly editor: SettingEditor;
  readonly state: SettingState;
}

/** A setting for as long as it is shown; what was typed before it is left is saved with its leaving. */
export function useSetting(id: SettingId): UsedSetting {
  const t = usePhrases(phrases);
  const { client, clock, editor: who, announce } = useBuilder();
  const { environment } = useHost();
  const editor = useMemo(() => {
    const local = createLocalDrafts(environment, {
      editorId: who.id,
      // No page can be called so: its id has no space in it.
      subject: `settings ${id}`,
      parse: (input) => (isRecord(input) ? input : undefined),
    });
    const onMerged = () => announce(t('settings.merged'));
    return createSettingEditor({ id, calls: settingCalls(client, id), clock, local, onMerged });
  }, [client, clock, id, who.id, environment, announce, t]);
  useEffect(() => {
    void editor.load();
    return () => editor.close();
  }, [editor]);
  const { get, subscribe } = editor.state;
  return { editor, state: useSyncExternalStore(subscribe, get, get) };
}
