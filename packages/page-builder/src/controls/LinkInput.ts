import { token } from '@broadsheet/ui';
import type { FocusEvent } from 'react';
import { styled } from 'styled-components';

/** A field with a URL to copy, which cannot be changed and is selected on focus. */
export const LinkInput = styled.input.attrs({
  readOnly: true,
  onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
})`
  inline-size: 100%;
  min-block-size: 2rem;
  padding: 0.25rem 0.5rem;
  border: 1px solid ${token('rule-strong')};
  background: ${token('paper')};
  color: ${token('ink')};
  font-size: ${token('type-0')};
`;
