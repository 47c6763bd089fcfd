'use client';
import { image, usePhrases } from '@broadsheet/block-kit';
import { text } from '@broadsheet/client-core';
import { useId, useMemo } from 'react';
import { styled } from 'styled-components';
import { applyFieldsChange } from '../fields/FieldsChange.ts';
import { ImageControl } from '../fields/controls/ImageControl.tsx';
import type { Companion, CompanionRole } from '../fields/findCompanions.ts';
import { GroupLabel, Hint, Stack } from '../fields/fieldStyles.ts';
import type { FoundItem } from '../fields/sources/ContentSource.ts';
import { SettingField } from '../settings/SettingField.tsx';
import { canHaveWords, getInlineTitle } from './collectionItems.ts';
import type { Item } from './collectionItems.ts';
import { phrases } from './phrases.ts';
import { PinFields } from './PinFields.tsx';

const Grid = styled.div`
  display: grid;
  gap: 1rem;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  padding-block: 0.5rem;
`;

const Group = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** The members in which an item keeps what belongs to its own picture. */
const COMPANIONS: readonly (readonly [CompanionRole, string])[] = [
  ['auth', 'imageAuth'],
  ['id', 'imageId'],
  ['alt', 'imageAlt'],
  ['width', 'imageWidth'],
  ['height', 'imageHeight'],
];

export interface ItemFormProps {
  readonly item: Item;
  readonly story: FoundItem | undefined;
  /** Returns the problem of a member. */
  readonly problemAt: (member: string) => string | undefined;
  /** Called with a function that changes the item as it is then: an upload ends long after it began. */
  readonly onChange: (change: (item: Item) => Item) => void;
}

/** Renders the headline, the description, the picture and the pin that a story has in this collection only. */
export function ItemForm({ item, story, problemAt, onChange }: ItemFormProps) {
  const t = usePhrases(phrases);
  const id = useId();
  const label = t('collections.item.image');
  const field = useMemo(() => image({ label }), [label]);
  const companions = COMPANIONS.map(([role, name]): Companion => ({ role, name, value: item[name] }));
  const write = (name: string, value: string | number | undefined) =>
    onChange((present) => {
      const { [name]: _, ...others } = present;
      return value === undefined || value === '' ? others : { ...present, [name]: value };
    });
  const pin = <PinFields item={item} onPin={(until) => write('pinnedUntil', until)} />;
  if (!canHaveWords(item))
    return (
      <Grid>
        <Hint>{t('collections.item.noWords')}</Hint>
        {pin}
      </Grid>
    );
  return (
    <Grid>
      <Stack>
        <Hint>{t('collections.item.blank')}</Hint>
        <SettingField
          label={t('collections.item.headline')}
          value={text(item['headline']) ?? ''}
          placeholder={getInlineTitle(item) ?? story?.headline ?? ''}
          problem={problemAt('headline')}
          onChange={(value) => write('headline', value)}
        />
        <SettingField
          label={t('collections.item.description')}
          value={text(item['description']) ?? ''}
          problem={problemAt('description')}
          onChange={(value) => write('description', value)}
        />
        <GroupLabel id={`${id}-label`}>{label}</GroupLabel>
        <Group aria-labelledby={`${id}-label`}>
          <ImageControl
            {...{ id, field, companions }}
            name="image"
            value={item['image']}
            attributes={{
              'aria-describedby': undefined,
              'aria-invalid': problemAt('image') === undefined ? undefined : true,
              'aria-required': undefined,
            }}
            onChange={(change) => onChange((present) => applyFieldsChange(present, change))}
          />
        </Group>
      </Stack>
      {pin}
    </Grid>
  );
}
