import { AccountPart } from '@broadsheet/reader';
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
  /** Under the lines. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A named part of the account, line by line. */
export function Section({ heading, note, children }: SectionProps) {
  return (
    <AccountPart heading={heading}>
      <Lines>{children}</Lines>
      {note}
    </AccountPart>
  );
}
