'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { Field } from '../controls/Field.ts';
import { phrases } from './phrases.ts';
import { isComposing } from '../controls/isComposing.ts';

export interface OutlineFilterProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** Focuses the first row that is found; called for the arrow down. */
  readonly onLeave: () => void;
}

/** The field that filters the rows of the outline. */
export function OutlineFilter({ search, onSearch, onLeave }: OutlineFilterProps) {
  const t = usePhrases(phrases);
  return (
    <Field
      type="search"
      aria-label={t('outline.filter')}
      placeholder={t('outline.filter')}
      value={search}
      onChange={({ target }) => onSearch(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' || isComposing(event)) return;
        event.preventDefault();
        onLeave();
      }}
    />
  );
}
