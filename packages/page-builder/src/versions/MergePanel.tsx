'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { findNode } from '@broadsheet/page-document';
import type { BlockNode, MergeConflict, PageDocument } from '@broadsheet/page-document';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import { ConflictForm } from './ConflictForm.tsx';
import { phrases } from './phrases.ts';
import { keyOf, resolveConflicts } from './resolveConflicts.ts';
import type { Choice } from './resolveConflicts.ts';

/** A name of code in words: `right-rail` is "Right rail", `listCount` is "List count". */
function toWords(name: string): string {
  const words = name.replaceAll(/[-_]+/g, ' ').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

export interface MergePanelProps {
  /** As it was merged, with mine where both have changed the same. */
  readonly page: PageDocument;
  readonly theirs: PageDocument;
  readonly conflicts: readonly MergeConflict[];
  readonly catalogue: Catalogue;
  readonly onDecide: (page: PageDocument) => void;
}

/** What two editors have both changed on a page, side by side. */
export function MergePanel({ page, theirs, conflicts, catalogue, onDecide }: MergePanelProps) {
  const pages = { page, theirs, catalogue };
  return (
    <ConflictForm
      conflicts={conflicts.map((conflict) => ({
        key: keyOf(conflict),
        name: <ConflictName conflict={conflict} {...pages} />,
        mine: <SideText conflict={conflict} side="mine" {...pages} />,
        theirs: <SideText conflict={conflict} side="theirs" {...pages} />,
      }))}
      onDecide={(choiceOf) =>
        onDecide(
          resolveConflicts({ page, theirs, conflicts, choose: (conflict) => choiceOf(keyOf(conflict)) }),
        )
      }
    />
  );
}

interface ConflictProps extends Pick<MergePanelProps, 'page' | 'theirs' | 'catalogue'> {
  readonly conflict: MergeConflict;
}

function ConflictName({ conflict, page, theirs, catalogue }: ConflictProps) {
  const t = usePhrases(phrases);
  if (conflict.kind === 'setting') return t(`setting.${conflict.name}`);
  const node =
    conflict.kind === 'block'
      ? (conflict.mine ?? conflict.theirs)
      : (findNode(page, conflict.id) ?? findNode(theirs, conflict.id))?.node;
  const block = node === undefined ? conflict.id : catalogue.titleOf(node.block);
  return t(conflict.kind === 'block' ? 'merge.block' : 'merge.position', { block });
}

interface SideTextProps extends ConflictProps {
  readonly side: Choice;
}

/** What a side says: the fields in which both differ, a position, a setting. */
function SideText({ conflict, side, page, theirs, catalogue }: SideTextProps) {
  const t = usePhrases(phrases);
  switch (conflict.kind) {
    case 'block': {
      const node = conflict[side];
      if (node === undefined) return <span>{t('merge.gone')}</span>;
      const other = conflict[side === 'mine' ? 'theirs' : 'mine'];
      return <FieldList {...{ node, other, catalogue }} />;
    }
    case 'position': {
      const { container, index } = conflict[side];
      const where =
        container.kind === 'area' ? catalogue.areaTitleOf(page.layout, container.area) : container.id;
      return <span>{`${where}, ${index + 1}`}</span>;
    }
    case 'setting':
      return <span>{asText((side === 'mine' ? page : theirs)[conflict.name])}</span>;
  }
}

interface FieldListProps {
  readonly node: BlockNode;
  readonly other: BlockNode | undefined;
  readonly catalogue: Catalogue;
}

function FieldList({ node, other, catalogue }: FieldListProps) {
  const t = usePhrases(phrases);
  const names = [...new Set([...Object.keys(node.fields), ...Object.keys(other?.fields ?? {})])];
  const differing = names.filter((name) => asText(node.fields[name]) !== asText(other?.fields[name]));
  if (differing.length === 0) return <span>{t('merge.fieldsSame')}</span>;
  return (
    <dl>
      {differing.map((name) => (
        <div key={name}>
          <dt>{catalogue.get(node.block)?.fields[name]?.label ?? toWords(name)}</dt>
          <dd>{asText(node.fields[name]) || t('change.nothing')}</dd>
        </div>
      ))}
    </dl>
  );
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
