'use client';
import { useEnhancement, usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { enhance } from './appearance.enhance.ts';
import type { fields } from './fields.ts';
import { phrases } from './phrases.ts';

const Disclosure = styled.details`
  padding-inline: max(${token('gutter')}, calc((100% - ${token('page')}) / 2 + ${token('gutter')}));
  border-block-start: ${token('border-double')};
  font: 400 ${token('type-0')} / 1.4 ${token('sans')};
  & > summary {
    inline-size: fit-content;
    min-block-size: 2.75rem;
    align-content: center;
    text-decoration: underline;
    text-underline-offset: 0.15em;
    cursor: pointer;
  }
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const Groups = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 2.5rem;
  padding-block: 0.25rem 1rem;
`;

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;
  min-inline-size: 0;
  padding: 0;
  border: 0;
  & > legend {
    font-weight: 600;
  }
  & > label {
    display: inline-flex;
    gap: 0.5rem;
    align-items: center;
    min-block-size: 2.75rem;
  }
  & input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    accent-color: ${token('brand')};
  }
`;

export type AppearanceProps = FieldValues<typeof fields>;

/** The parts of the appearance. The first value of each is the default. */
const CHOICES = [
  {
    name: 'theme',
    field: 'showTheme',
    values: [
      { value: '', phrase: 'appearance.system' },
      { value: 'light', phrase: 'appearance.light' },
      { value: 'dark', phrase: 'appearance.dark' },
    ],
  },
  {
    name: 'text',
    field: 'showTextSize',
    values: [
      { value: '', phrase: 'appearance.normal' },
      { value: 'large', phrase: 'appearance.large' },
      { value: 'larger', phrase: 'appearance.larger' },
    ],
  },
  {
    name: 'spacing',
    field: 'showSpacing',
    values: [
      { value: '', phrase: 'appearance.normal' },
      { value: 'wide', phrase: 'appearance.wide' },
    ],
  },
] as const;

/** Renders the reader's appearance settings in a disclosure; nothing when the editor offers no setting. */
export function Appearance(props: AppearanceProps) {
  const t = usePhrases(phrases);
  const id = useId();
  const place = useEnhancement<HTMLDetailsElement>(enhance);
  const offered = CHOICES.filter(({ field }) => props[field]);
  if (offered.length === 0) return null;
  return (
    <Disclosure ref={place} data-appearance="">
      <summary>{t('appearance.title')}</summary>
      <Groups>
        {offered.map(({ name, values }) => (
          <Group key={name} data-choice={name}>
            <legend>{t(`appearance.${name}`)}</legend>
            {values.map(({ value, phrase }) => (
              <label key={value}>
                {/* Browsers that restore form values would restore a wrong choice. */}
                <input
                  type="radio"
                  name={`${id}${name}`}
                  value={value}
                  defaultChecked={value === ''}
                  autoComplete="off"
                />
                {t(phrase)}
              </label>
            ))}
          </Group>
        ))}
      </Groups>
    </Disclosure>
  );
}
