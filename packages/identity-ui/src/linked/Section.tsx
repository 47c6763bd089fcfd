import { AccountPart } from '../account/AccountPart.tsx';
import { token } from '@broadsheet/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Lines = styled.div`
  display: grid;
  & > * {
    padding-block: 0.9rem;
  }
  & > :first-child {
    padding-block-start: 0;
  }
  & > * + * {
    border-block-start: ${token('border')};
  }
`;

export interface SectionProps {
  readonly heading: string;
  /** Content below the rows. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a part of the account: a heading and its rows. */
export function Section({ heading, note, children }: SectionProps) {
  return (
    <AccountPart heading={heading}>
      <Lines>{children}</Lines>
      {note}
    </AccountPart>
  );
}
