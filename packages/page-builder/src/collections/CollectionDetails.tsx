'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { isRecord, list, number, text } from '@broadsheet/client-core';
import { useRead } from '../api/useRead.ts';
import { useBuilder } from '../builder/Builder.ts';
import { Hint } from '../fields/fieldStyles.ts';
import { findSubjects } from '../pages/pageCalls.ts';
import { SettingChoice, SettingField } from '../settings/SettingField.tsx';
import { FieldGroup, useProblemAt } from '../settings/SettingForm.ts';
import type { SettingFormProps } from '../settings/SettingForm.ts';
import { phrases } from './phrases.ts';
import { TypedField } from './TypedField.tsx';

/** The number of stories that come by themselves, until somebody writes something else. */
const FIRST_SIZE = 10;

/** Renders the rest of a collection, which comes by itself. */
function AutomaticFields({ document, problems, isReadOnly, onChange }: SettingFormProps) {
  const t = usePhrases(phrases);
  const { client } = useBuilder();
  const problem = useProblemAt(problems)('$.automatic');
  const stored = isRecord(document['automatic']) ? document['automatic'] : {};
  const [section = ''] = list(text)(stored['sections']) ?? [];
  const tag = text(stored['tag']) ?? '';
  const size = number(stored['size']) ?? FIRST_SIZE;
  const found = useRead((signal) => findSubjects(client, { kind: 'section', words: '', signal }), [client]);
  const sections = found.kind === 'read' ? found.value : [];
  const known = sections.map(({ title, value }) => ({ value, label: title }));
  const options = known.some(({ value }) => value === section)
    ? known
    : [...known, { value: section, label: section }];

  function write(next: { readonly section: string; readonly tag: string; readonly size: number }) {
    const { automatic: _, ...rest } = document;
    if (next.section === '' && next.tag === '') return onChange(rest);
    const chosen = next.section === '' ? [] : [next.section];
    onChange({ ...rest, automatic: { sections: chosen, tag: next.tag, size: next.size } });
  }

  return (
    <FieldGroup>
      <legend>{t('collections.automatic')}</legend>
      <SettingChoice
        label={t('collections.automatic.section')}
        value={section}
        options={[
          { value: '', label: t('collections.automatic.none') },
          ...options.filter(({ value }) => value !== ''),
        ]}
        isReadOnly={isReadOnly}
        onChange={(value) => write({ section: value, tag, size })}
      />
      <TypedField
        label={t('collections.automatic.tag')}
        value={tag}
        isReadOnly={isReadOnly}
        onChange={(value) => write({ section, tag: value.trim(), size })}
      />
      <TypedField
        label={t('collections.automatic.size')}
        value={size === 0 ? '' : String(size)}
        problem={problem}
        isReadOnly={isReadOnly}
        onChange={(value) => write({ section, tag, size: /^\d{1,3}$/.test(value) ? Number(value) : 0 })}
      />
      <Hint>{t('collections.automatic.hint')}</Hint>
    </FieldGroup>
  );
}

/** Renders the name, the alias and the automatic rest of a collection. */
export function CollectionDetails(form: SettingFormProps) {
  const { document, problems, isReadOnly, onChange } = form;
  const t = usePhrases(phrases);
  const problemAt = useProblemAt(problems);
  const aliases = list(text)(document['aliases']) ?? [];
  return (
    <>
      <AutomaticFields {...form} />
      <FieldGroup>
        <legend>{t('collections.details')}</legend>
        <SettingField
          label={t('collections.name')}
          value={text(document['name']) ?? ''}
          problem={problemAt('$.name')}
          isReadOnly={isReadOnly}
          onChange={(name) => onChange({ ...document, name })}
        />
        <TypedField
          label={t('collections.alias')}
          value={aliases.join(' ')}
          tip={t('collections.alias.hint')}
          problem={problemAt('$.aliases')}
          isReadOnly={isReadOnly}
          onChange={(value) =>
            onChange({ ...document, aliases: value.split(/\s+/).filter((each) => each !== '') })
          }
        />
      </FieldGroup>
    </>
  );
}
