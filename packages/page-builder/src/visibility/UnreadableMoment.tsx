'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { parseMoment } from '@broadsheet/page-document';
import type { BlockNode } from '@broadsheet/page-document';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useEditing } from '../editing/Editing.ts';
import { ProblemText } from '../fields/fieldStyles.ts';
import { changeSettings } from './changeSettings.ts';
import { phrases } from './phrases.ts';

export interface UnreadableMomentProps {
  readonly nodes: readonly BlockNode[];
  readonly member: 'showFrom' | 'showUntil';
}

/**
 * Renders the texts of one end of a schedule that are no moments, as the API or an import can store them, and the button that
 * removes them from all blocks; nothing if there are none.
 */
export function UnreadableMoment({ nodes, member }: UnreadableMomentProps) {
  const t = usePhrases(phrases);
  const { edit } = useEditing();
  const affected = nodes.filter(
    ({ [member]: written }) => written !== undefined && parseMoment(written) === undefined,
  );
  if (affected.length === 0) return null;
  const text = [...new Set(affected.map((node) => node[member]))].join(', ');
  return (
    <>
      <ProblemText>{t(`visibility.unreadable.${member}`, { text })}</ProblemText>
      <ToolButton
        aria-label={t('visibility.removeOf', { text })}
        style={{ justifySelf: 'start' }}
        onClick={({ currentTarget }) => {
          // The button goes with the text; the heading of the group takes the focus.
          const heading = currentTarget.closest('details')?.querySelector('summary');
          edit(changeSettings(affected, { set: {}, unset: [member] }));
          heading?.focus();
        }}
      >
        {t('visibility.remove')}
      </ToolButton>
    </>
  );
}
