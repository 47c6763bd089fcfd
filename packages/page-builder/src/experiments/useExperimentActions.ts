'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { copyNode } from '@broadsheet/page-document';
import type { BlockNode, ExperimentBlocks, ExperimentVariant } from '@broadsheet/page-document';
import { useBuilder } from '../builder/Builder.ts';
import { hasRoom } from '../editing/blockGroups.ts';
import { createId } from '../editing/createId.ts';
import { useEditing } from '../editing/Editing.ts';
import { endExperiment, keepVersion, startExperiment } from './experimentEdits.ts';
import { nameVersion } from './nameVersion.ts';
import { phrases } from './phrases.ts';

export interface ExperimentActions {
  /** Makes a block version A, and a copy after it version B, which is selected. */
  start(node: BlockNode): void;
  /** Removes the other version of two, and ends their experiment. */
  keep(variant: ExperimentVariant, blocks: ExperimentBlocks): void;
  /** Takes a block out of its experiment. */
  end(node: BlockNode): void;
}

/** Returns the actions on experiments; each is one step of undo, and is announced. */
export function useExperimentActions(): ExperimentActions {
  const t = usePhrases(phrases);
  const { announce } = useBuilder();
  const { store, note, edit } = useEditing();
  return {
    start(node) {
      const { page } = store.get();
      const copy = copyNode(node, createId);
      if (!hasRoom(page, [copy])) return note.set(t('experiments.excess'));
      const change = startExperiment(page, node, { id: createId(), copy });
      if (change !== undefined && edit(change, { select: copy.id })) announce(t('experiments.started'));
    },
    keep(variant, blocks) {
      const [kept, removed] = variant === 'a' ? [blocks.a, blocks.b] : [blocks.b, blocks.a];
      if (edit(keepVersion(kept, removed), { select: kept.id }))
        announce(t('experiments.kept', { version: nameVersion(variant) }));
    },
    end(node) {
      if (edit(endExperiment(node), { select: node.id })) announce(t('experiments.ended'));
    },
  };
}
