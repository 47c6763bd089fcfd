'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { readSettings } from '@broadsheet/page-document';
import type { BlockNode, BlockSettings } from '@broadsheet/page-document';
import { useState } from 'react';
import { useEditing } from '../editing/Editing.ts';
import { Group, Stack, Summary } from '../fields/fieldStyles.ts';
import { phrases } from './phrases.ts';
import { ReaderFields } from './ReaderFields.tsx';
import { ScheduleFields } from './ScheduleFields.tsx';
import { ScreenField } from './ScreenField.tsx';

/** The settings of a block that have a place of their own in its panel. */
const ELSEWHERE: readonly string[] = ['name', 'experiment'] satisfies readonly (keyof BlockSettings)[];

/** Returns whether readers do not see a block always. */
const isLimited = (node: BlockNode): boolean =>
  Object.keys(readSettings(node)).some((name) => !ELSEWHERE.includes(name));

/**
 * Renders when, where and to whom blocks are shown, which every block has beside its fields. Give it a `key` of the blocks, so that those of
 * other blocks start with a fresh state.
 */
export function VisibilityFields({ nodes }: { readonly nodes: readonly BlockNode[] }) {
  const t = usePhrases(phrases);
  const { canEdit } = useEditing();
  const [isOpenAtFirst] = useState(() => nodes.some(isLimited));
  return (
    <Group open={isOpenAtFirst} data-visibility>
      <Summary>{t('visibility.title')}</Summary>
      <Stack as="fieldset" disabled={!canEdit} style={{ padding: 0, border: 0 }}>
        <ScheduleFields nodes={nodes} />
        <ScreenField nodes={nodes} />
        <ReaderFields nodes={nodes} />
      </Stack>
    </Group>
  );
}
