'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { isRecord } from '@broadsheet/client-core';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useBuilder } from '../builder/Builder.ts';
import { watchLeaving } from '../builder/useLocation.ts';
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

/** Returns the editor of a setting while it is shown; unsaved changes are saved when the setting is left. */
export function useSetting(id: SettingId): UsedSetting {
  const t = usePhrases(phrases);
  const { client, clock, editor: who, windows, announce } = useBuilder();
  const { environment } = useHost();
  const editor = useMemo(() => {
    const local = createLocalDrafts(environment, {
      ...{ windows, clock },
      editorId: who.id,
      // This cannot clash with a page, whose id contains no space.
      subject: `settings ${id}`,
      parse: (input) => (isRecord(input) ? input : undefined),
    });
    const onMerged = () => announce(t('settings.merged'));
    return createSettingEditor({ id, calls: settingCalls(client, id), clock, local, onMerged });
  }, [client, clock, id, who.id, windows, environment, announce, t]);
  useEffect(() => {
    void editor.load();
    const stopWatching = watchLeaving(editor.keep);
    return () => {
      stopWatching();
      editor.close();
    };
  }, [editor]);
  const { get, subscribe } = editor.state;
  return { editor, state: useSyncExternalStore(subscribe, get, get) };
}
