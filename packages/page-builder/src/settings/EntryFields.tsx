'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useId } from 'react';
import { isHidden, isLink, getName, getUrl, writeEntry } from './navigationTree.ts';
import type { EntryPlace, NavigationEntry } from './navigationTree.ts';
import { phrases } from './phrases.ts';
import type { SettingProblem } from './Setting.ts';
import { SettingChoice, SettingField } from './SettingField.tsx';
import { useProblemAt } from './SettingForm.ts';

export interface EntryFieldsProps {
  readonly entry: NavigationEntry;
  readonly place: EntryPlace;
  readonly problems: readonly SettingProblem[];
  readonly isReadOnly: boolean;
  readonly paths: readonly string[];
  readonly onChange: (entry: NavigationEntry) => void;
}

export const pathOfPlace = (place: EntryPlace): string =>
  `$${place.map((index) => `.children[${index}]`).join('')}`;

/** Renders the fields of one navigation entry: its name, its target, and whether readers see it. */
export function EntryFields({ entry, place, problems, isReadOnly, paths, onChange }: EntryFieldsProps) {
  const t = usePhrases(phrases);
  const list = useId();
  const kind = isLink(entry) ? 'link' : 'section';
  const now = { kind, name: getName(entry), url: getUrl(entry) } as const;
  const problemAt = useProblemAt(problems);
  const at = (name: string) => problemAt(`${pathOfPlace(place)}.${name}`);
  const toOption = (value: 'link' | 'section') => ({ value, label: t(`navigation.kind.${value}`) });
  return (
    <>
      <SettingField
        label={t('navigation.name')}
        value={now.name}
        problem={at(kind === 'link' ? 'display_name' : 'name')}
        isReadOnly={isReadOnly}
        onChange={(name) => onChange(writeEntry(entry, { ...now, name }))}
      />
      <SettingChoice
        label={t('navigation.kind')}
        value={kind}
        options={[toOption('link'), toOption('section')]}
        isReadOnly={isReadOnly}
        onChange={(next) =>
          onChange(writeEntry(entry, { ...now, kind: next === 'section' ? 'section' : 'link' }))
        }
      />
      <SettingField
        label={t(kind === 'link' ? 'navigation.url' : 'navigation.path')}
        value={now.url}
        problem={at(kind === 'link' ? 'url' : '_id')}
        isReadOnly={isReadOnly}
        list={list}
        onChange={(url) => onChange(writeEntry(entry, { ...now, url }))}
      />
      <datalist id={list}>
        {paths.map((path) => (
          <option key={path} value={path}>
            {path}
          </option>
        ))}
      </datalist>
      <label>
        <input
          type="checkbox"
          checked={isHidden(entry)}
          disabled={isReadOnly}
          onChange={(event) => onChange({ ...entry, inactive: event.currentTarget.checked })}
        />{' '}
        {t('navigation.hide')}
      </label>
    </>
  );
}
