'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { Dialog } from '@broadsheet/ui';
import { useId } from 'react';
import { ConflictForm } from '../versions/ConflictForm.tsx';
import type { Choice } from '../versions/resolveConflicts.ts';
import { resolveSetting } from './mergeSettings.ts';
import type { SettingConflict } from './mergeSettings.ts';
import { entryWithId, nameOf, placeOf, urlOf } from './navigationTree.ts';
import { phrases } from './phrases.ts';
import type { Setting, SettingDocument } from './Setting.ts';
import { labelOfPath } from './siteLines.ts';

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);

const keyOf = (conflict: SettingConflict): string =>
  conflict.kind === 'member'
    ? conflict.path.join('.')
    : `${conflict.conflict.kind} ${'id' in conflict.conflict ? conflict.conflict.id : conflict.conflict.name}`;

export interface SettingMergeProps {
  /** As it was merged, with mine where both have changed the same. */
  readonly document: SettingDocument;
  readonly theirs: Setting;
  readonly conflicts: readonly SettingConflict[];
  readonly onDecide: (document: SettingDocument) => void;
}

/** Asks what stays where somebody else has changed the same; until it is answered nothing is saved on the server. */
export function SettingMerge({ document, theirs, conflicts, onDecide }: SettingMergeProps) {
  const t = usePhrases(phrases);
  const headingId = useId();
  const documents = { mine: document, theirs: theirs.document };

  function nameOfConflict(conflict: SettingConflict): string {
    if (conflict.kind === 'member') {
      const label = labelOfPath(conflict.path);
      return label === undefined ? conflict.path.join(' · ') : t(label);
    }
    const id = 'id' in conflict.conflict ? conflict.conflict.id : '';
    const entry = entryWithId(documents.mine, id) ?? entryWithId(documents.theirs, id) ?? {};
    const kind = conflict.conflict.kind === 'position' ? 'position' : 'entry';
    return t(`settings.conflict.${kind}`, { name: nameOf(entry) || id });
  }

  function describe(conflict: SettingConflict, side: Choice): string {
    if (conflict.kind === 'member') return asText(conflict[side]) || t('settings.conflict.nothing');
    const id = 'id' in conflict.conflict ? conflict.conflict.id : '';
    const entry = entryWithId(documents[side], id);
    if (entry === undefined) return t('settings.conflict.gone');
    if (conflict.conflict.kind === 'position')
      return t('settings.conflict.place', { place: placeOf(documents[side], id).join('.') });
    return `${nameOf(entry)} · ${urlOf(entry)}`;
  }

  return (
    <Dialog open labelledBy={headingId}>
      <h2 id={headingId}>{t('settings.conflict')}</h2>
      <ConflictForm
        conflicts={conflicts.map((conflict) => ({
          key: keyOf(conflict),
          name: nameOfConflict(conflict),
          mine: <span>{describe(conflict, 'mine')}</span>,
          theirs: <span>{describe(conflict, 'theirs')}</span>,
        }))}
        onDecide={(choiceOf) =>
          onDecide(
            resolveSetting({
              document,
              theirs: theirs.document,
              conflicts,
              choose: (conflict) => choiceOf(keyOf(conflict)),
            }),
          )
        }
      />
    </Dialog>
  );
}
