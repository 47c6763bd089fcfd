'use client';
import { useFormat, usePhrases } from '@broadsheet/block-kit';
import { styled } from 'styled-components';
import { useRead } from '../api/useRead.ts';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { useSiteText } from '../language/useSiteText.ts';
import { phrases } from './phrases.ts';
import { settingCalls } from './Setting.ts';
import type { SettingId } from './Setting.ts';

const List = styled.ol`
  display: grid;
  gap: 0.35rem;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0.35rem 1rem;
  align-items: center;
`;

export interface SettingVersionsProps {
  readonly id: SettingId;
  readonly mayRestore: boolean;
  readonly isBusy: boolean;
  readonly onRestore: (version: number) => void;
}

/** Renders the published versions with moment and editor, newest first. */
export function SettingVersions({ id, mayRestore, isBusy, onRestore }: SettingVersionsProps) {
  const t = usePhrases(phrases);
  const { dateTime } = useFormat();
  const write = useSiteText();
  const { client } = useBuilder();
  const versions = useRead((signal) => settingCalls(client, id).listVersions(signal), [client, id]);
  switch (versions.kind) {
    case 'loading':
      return <Notice kind="wait">{t('settings.loading')}</Notice>;
    case 'failed':
      return <Notice kind="problem">{versions.message}</Notice>;
    case 'read':
      if (versions.value.length === 0) return <Notice kind="note">{t('settings.versions.none')}</Notice>;
      return (
        <List>
          {versions.value.map(({ number, publishedAt, editorName, note }, index) => (
            <Row key={number}>
              <span>
                {t('settings.versions.line', {
                  number,
                  time: dateTime(publishedAt),
                  name: editorName ?? t('settings.versions.imported'),
                })}
                {note.english !== '' && ` · ${write(note)}`}
              </span>
              {mayRestore && index > 0 && (
                <ToolButton aria-disabled={isBusy} onClick={() => onRestore(number)}>
                  {t('settings.versions.restore', { number })}
                </ToolButton>
              )}
            </Row>
          ))}
        </List>
      );
  }
}
