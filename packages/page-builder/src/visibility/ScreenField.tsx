'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { SCREEN_KINDS } from '@broadsheet/page-document';
import type { BlockNode } from '@broadsheet/page-document';
import { LabelledSelect } from '../controls/LabelledInput.tsx';
import { useEditing } from '../editing/Editing.ts';
import { changeSettings, hasCommon } from './changeSettings.ts';
import { phrases } from './phrases.ts';

const MIXED = 'mixed';

/** Renders the choice of the screens that show blocks. */
export function ScreenField({ nodes }: { readonly nodes: readonly BlockNode[] }) {
  const t = usePhrases(phrases);
  const { edit } = useEditing();
  const isMixed = !hasCommon(nodes, 'hideOn');

  function choose(value: string) {
    const hideOn = SCREEN_KINDS.find((kind) => kind === value);
    if (value === MIXED) return;
    edit(
      changeSettings(
        nodes,
        hideOn === undefined ? { set: {}, unset: ['hideOn'] } : { set: { hideOn }, unset: [] },
      ),
    );
  }

  return (
    <LabelledSelect
      label={t('visibility.screens')}
      value={isMixed ? MIXED : (nodes[0]?.hideOn ?? '')}
      onChange={choose}
      options={[
        ...(isMixed ? [{ value: MIXED, title: t('visibility.screens.mixed') }] : []),
        { value: '', title: t('visibility.screens.all') },
        ...SCREEN_KINDS.map((kind) => ({ value: kind, title: t(`visibility.hide.${kind}`) })),
      ]}
    />
  );
}
