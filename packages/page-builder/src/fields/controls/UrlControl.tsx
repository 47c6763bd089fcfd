'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ToolButton } from '../../controls/ToolButton.tsx';
import type { TextField } from '../asText.ts';
import { asText } from '../asText.ts';
import type { ControlProps } from '../ControlProps.ts';
import { store, storeText } from '../ControlProps.ts';
import { Input } from '../fieldStyles.ts';
import { phrases } from '../pickers/phrases.ts';
import { PagePicker } from '../pickers/PagePicker.tsx';

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.35rem;
`;

/** Renders a URL field, typed or chosen from the site's pages. */
export function UrlControl(props: ControlProps<TextField>) {
  const { id, field, value, attributes } = props;
  const t = usePhrases(phrases);
  const [isPicking, setPicking] = useState(false);
  return (
    <>
      <Line>
        <Input
          id={id}
          type="text"
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          value={asText(value)}
          placeholder={field.default}
          onChange={({ currentTarget }) => storeText(props, currentTarget.value)}
          {...attributes}
        />
        <ToolButton
          aria-expanded={isPicking}
          aria-controls={isPicking ? `${id}-pages` : undefined}
          label={t('pickers.pagesFor', { label: field.label })}
          onClick={() => setPicking(!isPicking)}
        >
          {t('pickers.pages')}
        </ToolButton>
      </Line>
      {isPicking && (
        <PagePicker
          id={`${id}-pages`}
          onClose={() => setPicking(false)}
          onPick={(path) => {
            store(props, path);
            setPicking(false);
          }}
        />
      )}
    </>
  );
}
