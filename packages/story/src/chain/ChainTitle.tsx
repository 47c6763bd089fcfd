'use client';
import { Heading, token } from '@broadsheet/ui';
import { styled } from 'styled-components';

/** The heading of a chain, under the double rule that divides one part of a page from the next. */
export const ChainTitle = styled(Heading)`
  font-size: ${token('type-4')};
  padding-block-start: 1rem;
  border-block-start: ${token('border-double')};
`;
