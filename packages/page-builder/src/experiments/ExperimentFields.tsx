'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { readReference } from '@broadsheet/page-document';
import type { BlockExperiment, BlockNode } from '@broadsheet/page-document';
import { useDeferredValue, useRef, useState } from 'react';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useEditing, usePage } from '../editing/Editing.ts';
import { Bar, Group, Hint, Stack, Summary } from '../fields/fieldStyles.ts';
import { isBesideExperiment } from './experimentEdits.ts';
import { findExperimentState } from './findExperimentState.ts';
import { phrases } from './phrases.ts';
import { RunningExperiment } from './RunningExperiment.tsx';
import { useExperimentActions } from './useExperimentActions.ts';

interface PartProps {
  readonly node: BlockNode;
  /** Called before the button that was pressed goes. */
  readonly onLeave: () => void;
}

/** Renders the button that starts an experiment, or why there can be none. */
function StartPart({ node, onLeave }: PartProps) {
  const t = usePhrases(phrases);
  const { start } = useExperimentActions();
  const page = useDeferredValue(usePage());
  if (isBesideExperiment(page, node)) return <Hint>{t('experiments.nested')}</Hint>;
  return (
    <>
      <Bar>
        <ToolButton
          onClick={() => {
            onLeave();
            start(node);
          }}
        >
          {t('experiments.start')}
        </ToolButton>
      </Bar>
      <Hint>{t('experiments.startHelp')}</Hint>
    </>
  );
}

interface ExperimentPartProps extends PartProps {
  readonly experiment: BlockExperiment;
  readonly isOpen: boolean;
}

/** Renders the experiment of a block, or the way out of one that does not run. */
function ExperimentPart({ node, experiment, isOpen, onLeave }: ExperimentPartProps) {
  const t = usePhrases(phrases);
  const { canEdit } = useEditing();
  const { end } = useExperimentActions();
  // The page changes together with the shown block, which is deferred too.
  const state = findExperimentState(useDeferredValue(usePage()), experiment);
  if (state.kind === 'running')
    return <RunningExperiment {...{ experiment, isOpen }} blocks={state.blocks} onEnd={onLeave} />;
  return (
    <>
      <Notice kind="note">{t(`experiments.${state.kind}`)}</Notice>
      {canEdit && (
        <Bar>
          <ToolButton
            onClick={() => {
              onLeave();
              end(node);
            }}
          >
            {t('experiments.end')}
          </ToolButton>
        </Bar>
      )}
    </>
  );
}

/**
 * Renders the experiment of a block, or the way to start one: not for a shared section, whose blocks are tested where they are
 * edited. Give it no `key`: its heading has the focus while another block takes the place of the one whose button was pressed.
 */
export function ExperimentFields({ node }: { readonly node: BlockNode }) {
  const t = usePhrases(phrases);
  const { canEdit } = useEditing();
  const { experiment } = node;
  // Both versions are one group, so that it stays as it is when the editor goes from one to the other.
  const key = experiment?.id ?? node.id;
  const [folded, fold] = useState<{ readonly key: string; readonly isOpen: boolean }>();
  const heading = useRef<HTMLElement>(null);
  const isOpen = folded?.key === key ? folded.isOpen : experiment !== undefined;
  if (experiment === undefined && (!canEdit || readReference(node) !== undefined)) return null;
  const onLeave = () => heading.current?.focus();
  return (
    <Group
      open={isOpen}
      onToggle={({ currentTarget }) => fold({ key, isOpen: currentTarget.open })}
      data-experiment={experiment?.variant ?? 'none'}
    >
      <Summary ref={heading}>{t('experiments.title')}</Summary>
      <Stack>
        {experiment === undefined ? (
          <StartPart {...{ node, onLeave }} />
        ) : (
          <ExperimentPart key={key} {...{ node, experiment, isOpen, onLeave }} />
        )}
      </Stack>
    </Group>
  );
}
