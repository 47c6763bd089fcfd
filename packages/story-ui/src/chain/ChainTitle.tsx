'use client';
import { Heading, token } from '@broadsheet/ui';
import { styled } from 'styled-components';

/** The heading of a chain, under a double rule that separates the parts of a page. */
export const ChainTitle = styled(Heading)`
  font-size: ${token('type-4')};
  padding-block-start: 1rem;
  border-block-start: ${token('border-double')};
`;
