import type { Href } from '@broadsheet/block-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/tokens.ts';
import { Link } from './Link.tsx';

const Shape = styled.span`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  padding: 0.25rem 0.75rem;
  border: 1px solid ${token('rule-strong')};
  border-radius: ${token('radius')};
  font: 500 ${token('type-0')} / 1.2 ${token('sans')};
`;

export interface PillProps {
  /** The URL that makes the pill a link. */
  readonly href?: Href;
  readonly openInNewTab?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Renders a short term, e.g. a tag of a story. */
export function Pill({ href, openInNewTab, className, children }: PillProps) {
  if (href === undefined) return <Shape className={className}>{children}</Shape>;
  return (
    <Shape as={Link} href={href} openInNewTab={openInNewTab} className={className}>
      {children}
    </Shape>
  );
}
