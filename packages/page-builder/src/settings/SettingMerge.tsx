'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { Dialog } from '@broadsheet/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { ConflictForm } from '../versions/ConflictForm.tsx';
import { describeValue } from '../versions/describeValue.ts';
import type { Choice } from '../versions/resolveConflicts.ts';
import { resolveSetting } from './mergeSettings.ts';
import type { SettingConflict } from './mergeSettings.ts';
import { entryWithId, getName, findPlace, getUrl } from './navigationTree.ts';
import { phrases } from './phrases.ts';
import type { NavigationEntry } from './navigationTree.ts';
import type { Setting, SettingDocument } from './Setting.ts';
import { labelOfPath } from './siteLines.ts';

const getKey = (conflict: SettingConflict): string =>
  conflict.kind === 'member'
    ? conflict.path.join('.')
    : `${conflict.conflict.kind} ${'id' in conflict.conflict ? conflict.conflict.id : conflict.conflict.name}`;

/** How the entries of a tree are told apart. */
export interface EntryWords {
  readonly name: (entry: NavigationEntry) => string;
  readonly describe: (entry: NavigationEntry) => ReactNode;
}

const navigationWords: EntryWords = {
  name: getName,
  describe: (entry) => `${getName(entry)} · ${getUrl(entry)}`,
};

export interface SettingMergeProps {
  /** The merged document, with mine where both have changed the same. */
  readonly document: SettingDocument;
  readonly theirs: Setting;
  readonly conflicts: readonly SettingConflict[];
  readonly onDecide: (document: SettingDocument) => void;
  /** Default: the words of menus. */
  readonly words?: EntryWords;
}

/**
 * Renders the question which version stays when both editors have changed the same; nothing is saved on the server until it
 * is answered.
 */
export function SettingMerge(props: SettingMergeProps) {
  const { document, theirs, conflicts, onDecide, words = navigationWords } = props;
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
    return t(`settings.conflict.${kind}`, { name: words.name(entry) || id });
  }

  function describe(conflict: SettingConflict, side: Choice): ReactNode {
    if (conflict.kind === 'member') return describeValue(conflict[side]) || t('settings.conflict.nothing');
    const id = 'id' in conflict.conflict ? conflict.conflict.id : '';
    const entry = entryWithId(documents[side], id);
    if (entry === undefined) return t('settings.conflict.gone');
    if (conflict.conflict.kind === 'position')
      return t('settings.conflict.place', { place: findPlace(documents[side], id).join('.') });
    return words.describe(entry);
  }

  return (
    <Dialog open labelledBy={headingId}>
      <h2 id={headingId}>{t('settings.conflict')}</h2>
      <ConflictForm
        conflicts={conflicts.map((conflict) => ({
          key: getKey(conflict),
          name: nameOfConflict(conflict),
          mine: <div>{describe(conflict, 'mine')}</div>,
          theirs: <div>{describe(conflict, 'theirs')}</div>,
        }))}
        onDecide={(choiceOf) =>
          onDecide(
            resolveSetting({
              document,
              theirs: theirs.document,
              conflicts,
              choose: (conflict) => choiceOf(getKey(conflict)),
            }),
          )
        }
      />
    </Dialog>
  );
}
