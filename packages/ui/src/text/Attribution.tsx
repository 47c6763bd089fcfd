import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/tokens.ts';

const Line = styled.div`
  color: ${token('ink-soft')};
  font: 400 ${token('type-0')} / 1.4 ${token('sans')};
`;

export interface AttributionProps {
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Renders the line of authors and date. */
export function Attribution(props: AttributionProps) {
  return <Line {...props} />;
}
