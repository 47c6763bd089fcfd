'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { lazy, Suspense, useState } from 'react';
import { Notice } from '../controls/Notice.tsx';
import { Tabs } from '../controls/Tabs.tsx';
import { useBuilder } from '../desk/Builder.ts';
import { mayAct } from '../session/Role.ts';
import { BlockPanel } from './BlockPanel.tsx';
import { PANELS } from './panels.ts';
import { phrases } from './phrases.ts';

const PANELS_TO_LOAD = PANELS.map(({ load, ...panel }) => ({
  ...panel,
  Component: lazy(async () => ({ default: await load() })),
}));

const BLOCK = 'block';

/** What is selected and its fields, and what there is to say and do about the page as a whole. */
export function Inspector() {
  const t = usePhrases(phrases);
  const { editor } = useBuilder();
  const [current, setCurrent] = useState(BLOCK);
  const panels = PANELS_TO_LOAD.filter(({ role }) => mayAct(editor.role, role));
  const shown = panels.find(({ key }) => key === current);
  return (
    <Tabs
      label={t('editor.right')}
      tabs={[
        { key: BLOCK, title: t('editor.panel.block') },
        ...panels.map(({ key, title }) => ({ key, title: t(title) })),
      ]}
      current={current}
      onChange={setCurrent}
    >
      {shown === undefined ? (
        <BlockPanel />
      ) : (
        <Suspense fallback={<Notice kind="wait">{t('editor.loading')}</Notice>}>
          <shown.Component />
        </Suspense>
      )}
    </Tabs>
  );
}
