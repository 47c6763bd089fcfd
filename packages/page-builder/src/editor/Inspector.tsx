'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useEffect, useState } from 'react';
import { Tabs } from '../controls/Tabs.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { createLatePart } from '../builder/createLatePart.tsx';
import { mayAct } from '../session/Role.ts';
import { BlockPanel } from './BlockPanel.tsx';
import { PANELS } from './panels.ts';
import { phrases } from './phrases.ts';

const PANELS_TO_LOAD = PANELS.map(({ load, ...panel }) => ({
  ...panel,
  ...createLatePart(load),
}));

const BLOCK = 'block';

/**
 * Milliseconds until the panels are fetched in advance: the page is loaded by then, and a panel may be needed without a
 * network later.
 */
const PREPARED_AFTER_MS = 5_000;

/** Renders the fields of the selection, and the panels about the page as a whole. */
export function Inspector() {
  const t = usePhrases(phrases);
  const { editor, clock } = useBuilder();
  const [current, setCurrent] = useState(BLOCK);
  useEffect(
    () =>
      clock.setTimeout(() => {
        for (const { prepare } of PANELS_TO_LOAD) prepare();
      }, PREPARED_AFTER_MS),
    [clock],
  );
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
      {shown === undefined ? <BlockPanel /> : <shown.Part />}
    </Tabs>
  );
}
