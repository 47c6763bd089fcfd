'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { MINUTE_MS } from '@broadsheet/client-core';
import { TURN_MS } from '@broadsheet/page-document';
import type { BlockExperiment, ExperimentBlocks } from '@broadsheet/page-document';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useEditing } from '../editing/Editing.ts';
import { Bar, Hint } from '../fields/fieldStyles.ts';
import { ExperimentResult } from './ExperimentResult.tsx';
import { nameVersion } from './nameVersion.ts';
import { phrases } from './phrases.ts';
import { useExperimentActions } from './useExperimentActions.ts';

export interface RunningExperimentProps {
  /** The experiment of the shown block. */
  readonly experiment: BlockExperiment;
  readonly blocks: ExperimentBlocks;
  /** Whether the result is read. */
  readonly isOpen: boolean;
  /** Called before the button that was pressed goes. */
  readonly onEnd: () => void;
}

/** Renders which of two versions a block is, the result of both, and the buttons that keep one. */
export function RunningExperiment({ experiment, blocks, isOpen, onEnd }: RunningExperimentProps) {
  const t = usePhrases(phrases);
  const { canEdit, select } = useEditing();
  const { keep } = useExperimentActions();
  const other = experiment.variant === 'a' ? 'b' : 'a';
  return (
    <>
      <Bar>
        <strong>{t('experiments.this', { version: nameVersion(experiment.variant) })}</strong>
        <ToolButton onClick={() => select(blocks[other].id)}>
          {t('experiments.goTo', { version: nameVersion(other) })}
        </ToolButton>
      </Bar>
      <Hint>{t('experiments.how', { minutes: TURN_MS / MINUTE_MS })}</Hint>
      {isOpen && <ExperimentResult id={experiment.id} />}
      {canEdit && (
        <>
          <Bar>
            {(['a', 'b'] as const).map((variant) => (
              <ToolButton
                key={variant}
                onClick={() => {
                  onEnd();
                  keep(variant, blocks);
                }}
              >
                {t('experiments.keep', { version: nameVersion(variant) })}
              </ToolButton>
            ))}
          </Bar>
          <Hint>{t('experiments.keepHelp')}</Hint>
        </>
      )}
    </>
  );
}
