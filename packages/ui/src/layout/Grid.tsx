import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/tokens.ts';
import type { LayoutTag } from './LayoutTag.ts';

const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${token('gap')};
`;

export interface GridProps {
  readonly as?: LayoutTag;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Renders as many equal columns as fit, one on a phone. */
export function Grid({ as, className, children }: GridProps) {
  return (
    <Cells as={as} className={className}>
      {children}
    </Cells>
  );
}
