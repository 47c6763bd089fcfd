'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { asText } from '../asText.ts';
import type { ControlProps } from '../ControlProps.ts';
import { Hint, Input, Label, Stack } from '../fieldStyles.ts';
import { phrases } from '../pickers/phrases.ts';

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-block-size: 1.5rem;
`;

const Box = styled.input`
  flex: none;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  margin: 0;
  accent-color: ${token('brand')};
`;

/** Returns whether an editor marked an image as decorative: an empty text is stored for it. */
const isDecoration = (value: unknown): boolean => value === '';

/**
 * Renders the alternative text of an image at its place, and the choice that it is decoration. Nothing is stored while the
 * editor has decided neither.
 */
export function AltText({
  id,
  name,
  value,
  onChange,
}: Pick<ControlProps, 'id' | 'name' | 'value' | 'onChange'>) {
  const t = usePhrases(phrases);
  const isOn = isDecoration(value);
  const store = (text: string | undefined, isTyping: boolean) =>
    onChange(
      text === undefined
        ? { set: {}, unset: [name], isTyping }
        : { set: { [name]: text }, unset: [], isTyping },
    );
  return (
    <Stack>
      {!isOn && (
        <>
          <Label htmlFor={id}>{t('pickers.alt')}</Label>
          <Input
            id={id}
            type="text"
            dir="auto"
            value={asText(value)}
            aria-describedby={`${id}-help`}
            onChange={({ currentTarget }) => store(currentTarget.value || undefined, true)}
          />
          <Hint id={`${id}-help`}>{t('pickers.altHelp')}</Hint>
        </>
      )}
      <Choice>
        <Box
          type="checkbox"
          checked={isOn}
          aria-describedby={`${id}-decoration`}
          onChange={({ currentTarget }) => store(currentTarget.checked ? '' : undefined, false)}
        />
        {t('pickers.decoration')}
      </Choice>
      <Hint id={`${id}-decoration`}>{t('pickers.decorationHelp')}</Hint>
    </Stack>
  );
}
