import { styled } from 'styled-components';
import { token } from '../theme/tokens.ts';

const Rule = styled.hr`
  inline-size: 100%;
  block-size: 0;
  border: 0;
  border-block-start: ${token('border')};
`;

export interface DividerProps {
  /** Whether assistive technology skips the line, because it only looks like a break. */
  readonly assistiveHidden?: boolean;
  readonly className?: string;
}

/** Renders a thematic break. */
export function Divider({ assistiveHidden = false, className }: DividerProps) {
  return <Rule className={className} aria-hidden={assistiveHidden || undefined} />;
}
