import { styled } from 'styled-components';
import { token } from '../theme/tokens.ts';

const Rule = styled.hr`
  inline-size: 100%;
  block-size: 0;
  border: 0;
  border-block-start: ${token('border')};
`;

export interface DividerProps {
  /** A line that only looks like a break: assistive technology skips it. */
  readonly assistiveHidden?: boolean;
  readonly className?: string;
}

/** A thematic break. */
export function Divider({ assistiveHidden = false, className }: DividerProps) {
  return <Rule className={className} aria-hidden={assistiveHidden || undefined} />;
}
