'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { findNode } from '@broadsheet/page-document';
import type { BlockNode, MergeConflict, PageDocument } from '@broadsheet/page-document';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import { useAreaTitle } from '../catalogue/useAreaTitle.ts';
import { ConflictForm } from './ConflictForm.tsx';
import { describeValue, toWords } from './describeValue.ts';
import { phrases } from './phrases.ts';
import { getConflictKey, resolveConflicts } from './resolveConflicts.ts';
import type { Choice } from './resolveConflicts.ts';

export interface MergePanelProps {
  /** The merged page, with mine where both have changed the same. */
  readonly page: PageDocument;
  readonly theirs: PageDocument;
  readonly conflicts: readonly MergeConflict[];
  readonly catalogue: Catalogue;
  readonly onDecide: (page: PageDocument) => void;
}

/** Renders the conflicts of two editors on a page, side by side. */
export function MergePanel({ page, theirs, conflicts, catalogue, onDecide }: MergePanelProps) {
  const pages = { page, theirs, catalogue };
  return (
    <ConflictForm
      conflicts={conflicts.map((conflict) => ({
        key: getConflictKey(conflict),
        name: <ConflictName conflict={conflict} {...pages} />,
        mine: <SideText conflict={conflict} side="mine" {...pages} />,
        theirs: <SideText conflict={conflict} side="theirs" {...pages} />,
      }))}
      onDecide={(choiceOf) =>
        onDecide(
          resolveConflicts({
            page,
            theirs,
            conflicts,
            choose: (conflict) => choiceOf(getConflictKey(conflict)),
            columnsOf: catalogue.columnsOf,
          }),
        )
      }
    />
  );
}

interface ConflictProps extends Pick<MergePanelProps, 'page' | 'theirs' | 'catalogue'> {
  readonly conflict: MergeConflict;
}

/** Returns the title of a block of either page. */
function titleOf(id: string, { page, theirs, catalogue }: Omit<ConflictProps, 'conflict'>): string {
  const node = (findNode(page, id) ?? findNode(theirs, id))?.node;
  return node === undefined ? id : catalogue.titleOf(node.block);
}

function ConflictName({ conflict, page, theirs, catalogue }: ConflictProps) {
  const t = usePhrases(phrases);
  if (conflict.kind === 'setting') return t(`setting.${conflict.name}`);
  const known = conflict.kind === 'block' ? (conflict.mine ?? conflict.theirs) : undefined;
  const block = known ? catalogue.titleOf(known.block) : titleOf(conflict.id, { page, theirs, catalogue });
  return t(conflict.kind === 'block' ? 'merge.block' : 'merge.position', { block });
}

interface SideTextProps extends ConflictProps {
  readonly side: Choice;
}

/** Renders one side of a conflict: the differing fields, a position, or a setting. */
function SideText({ conflict, side, page, theirs, catalogue }: SideTextProps) {
  const t = usePhrases(phrases);
  const areaTitle = useAreaTitle(catalogue);
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
        container.kind === 'area'
          ? areaTitle({ layout: page.layout, area: container.area })
          : titleOf(container.id, { page, theirs, catalogue });
      return <span>{`${where}, ${index + 1}`}</span>;
    }
    case 'setting':
      return <span>{describeValue((side === 'mine' ? page : theirs)[conflict.name])}</span>;
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
  // The counts of columns follow the blocks of the merged page, whichever side is chosen.
  const counts = catalogue.columnsOf(node.block);
  const differing = names.filter(
    (name) =>
      !counts.includes(name) && describeValue(node.fields[name]) !== describeValue(other?.fields[name]),
  );
  if (differing.length === 0) return <span>{t('merge.fieldsSame')}</span>;
  return (
    <dl>
      {differing.map((name) => (
        <div key={name}>
          <dt>{catalogue.get(node.block)?.fields[name]?.label ?? toWords(name)}</dt>
          <dd>{describeValue(node.fields[name]) || t('change.nothing')}</dd>
        </div>
      ))}
    </dl>
  );
}
