import { token } from '@broadsheet/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const COLOURS = { problem: 'alert', done: 'success', wait: 'ink-soft', note: 'ink' } as const;

export type NoticeKind = keyof typeof COLOURS;

const Box = styled.div<{ readonly $kind: NoticeKind }>`
  padding: 0.6rem 0.75rem;
  border-inline-start: 3px solid ${({ $kind }) => token(COLOURS[$kind])};
  background: ${token('tint')};
  color: ${({ $kind }) => token(COLOURS[$kind])};
  font-size: ${token('type-1')};
  line-height: 1.45;
`;

export interface NoticeProps {
  readonly kind: NoticeKind;
  readonly children: ReactNode;
}

/** Renders a sentence about what happened. A problem is announced at once, anything else politely. */
export function Notice({ kind, children }: NoticeProps) {
  return (
    <Box $kind={kind} role={kind === 'problem' ? 'alert' : 'status'}>
      {children}
    </Box>
  );
}
