import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';

/** A field with a URL to copy. */
export const LinkInput = styled.input`
  inline-size: 100%;
  min-block-size: 2rem;
  padding: 0.25rem 0.5rem;
  border: 1px solid ${token('rule-strong')};
  background: ${token('paper')};
  color: ${token('ink')};
  font-size: ${token('type-0')};
`;
