'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { READER_KINDS } from '@broadsheet/page-document';
import type { BlockNode, ReaderKind } from '@broadsheet/page-document';
import { useState } from 'react';
import { Checkbox } from '../controls/Checkbox.tsx';
import { useEditing } from '../editing/Editing.ts';
import { Hint, Legend, Part, ProblemText, Stack } from '../fields/fieldStyles.ts';
import { changeSettings } from './changeSettings.ts';
import { phrases } from './phrases.ts';

const isShownTo = (node: BlockNode, kind: ReaderKind): boolean => node.showTo?.includes(kind) ?? true;

/** Returns whether the browser has to know who subscribes, which only script can find out. */
const needsScript = ({ showTo }: BlockNode): boolean =>
  showTo !== undefined && showTo.includes('registered') !== showTo.includes('subscribed');

/** Renders the choice of the kinds of readers who see blocks. A kind is ticked if all of the blocks are shown to it. */
export function ReaderFields({ nodes }: { readonly nodes: readonly BlockNode[] }) {
  const t = usePhrases(phrases);
  const { edit } = useEditing();
  const [isRefused, setRefused] = useState(false);
  const chosen = READER_KINDS.filter((kind) => nodes.every((node) => isShownTo(node, kind)));

  function toggle(kind: ReaderKind) {
    const showTo = READER_KINDS.filter((each) => (each === kind) !== chosen.includes(each));
    setRefused(showTo.length === 0);
    if (showTo.length === 0) return;
    const isForAll = showTo.length === READER_KINDS.length;
    edit(changeSettings(nodes, isForAll ? { set: {}, unset: ['showTo'] } : { set: { showTo }, unset: [] }));
  }

  return (
    <Part>
      <Legend>{t('visibility.readers')}</Legend>
      <Stack>
        {READER_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            label={t(`visibility.readers.${kind}`)}
            isChecked={chosen.includes(kind)}
            onChange={() => toggle(kind)}
          />
        ))}
        {isRefused && <ProblemText role="alert">{t('visibility.readers.one')}</ProblemText>}
        {nodes.some(({ showTo }) => showTo !== undefined) && <Hint>{t('visibility.readers.hint')}</Hint>}
        {nodes.some(needsScript) && <Hint>{t('visibility.readers.script')}</Hint>}
      </Stack>
    </Part>
  );
}
