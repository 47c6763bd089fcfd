'use client';
import { useFormat, usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { LinkInput } from '../controls/LinkInput.ts';
import { phrases } from './phrases.ts';
import type { MadeLink } from './people.ts';

const Box = styled.div`
  display: grid;
  gap: 0.4rem;
  inline-size: 100%;
`;

const Url = styled(LinkInput)`
  font: 400 ${token('type-0')} / 1.4 monospace;
`;

export interface LinkToCopyProps {
  readonly link: MadeLink;
  /** The email of the person for whom the link is. */
  readonly email: string;
}

/** Renders a one-time link, selected, so that one key copies it. */
export function LinkToCopy({ link: { url, expiresAt }, email }: LinkToCopyProps) {
  const t = usePhrases(phrases);
  const format = useFormat();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <Box>
      <label htmlFor={id}>{t('people.link', { email, moment: format.dateTime(expiresAt) })}</label>
      <Url ref={field} id={id} value={url} dir="ltr" />
    </Box>
  );
}
