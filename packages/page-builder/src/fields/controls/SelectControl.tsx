'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { Field } from '@broadsheet/block-kit';
import type { ControlProps } from '../ControlProps.ts';
import { store } from '../ControlProps.ts';
import { Select } from '../fieldStyles.ts';
import { phrases } from '../phrases.ts';

type SelectField = Extract<Field, { readonly kind: 'select' }>;

/** The value of the option for a stored value that is not an option. */
const UNKNOWN = 'unknown';

const titleOf = ({ optionTitles }: SelectField, option: string | number): string =>
  optionTitles?.[String(option)] ?? String(option);

/** Renders a select. Options are identified by index, because a number and the same number as text are different values. */
export function SelectControl(props: ControlProps<SelectField>) {
  const { id, field, value, attributes } = props;
  const t = usePhrases(phrases);
  const index = field.options.findIndex((option) => option === value || String(option) === value);
  const isUnknown = value !== undefined && index === -1;
  const chosen = isUnknown ? UNKNOWN : index === -1 ? '' : String(index);
  const nothing =
    field.default === undefined
      ? t('fields.select.none')
      : t('fields.select.default', { value: titleOf(field, field.default) });
  return (
    <Select
      id={id}
      value={chosen}
      onChange={({ currentTarget }) => {
        if (currentTarget.value !== UNKNOWN)
          store(props, currentTarget.value === '' ? undefined : field.options[Number(currentTarget.value)]);
      }}
      {...attributes}
    >
      <option value="">{nothing}</option>
      {isUnknown && (
        <option value={UNKNOWN}>
          {t('fields.select.unknown', { value: JSON.stringify(value).slice(0, 40) })}
        </option>
      )}
      {field.options.map((option, place) => (
        <option key={String(option)} value={String(place)}>
          {titleOf(field, option)}
        </option>
      ))}
    </Select>
  );
}
