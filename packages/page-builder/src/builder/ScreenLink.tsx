'use client';
import { safeHref } from '@broadsheet/block-kit';
import { Link, token } from '@broadsheet/ui';
import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useBuilder } from './Builder.ts';
import { BUILDER_PATH } from './useLocation.ts';

const Anchor = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 2rem;
  font-weight: 500;
  /* In a bar everything can be pressed; elsewhere a link has to differ from a text. */
  main & {
    text-decoration: underline 1px;
    text-underline-offset: 0.2em;
  }
  &[aria-current='true'] {
    box-shadow: inset 0 -2px 0 ${token('brand')};
  }
`;

export interface ScreenLinkProps {
  /** The path below `/pagebuilder`. */
  readonly to: string;
  readonly isCurrent?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Renders a link to a screen of the page builder. It opens without a page load; with a modifier key in a new tab, as any
 * link.
 */
export function ScreenLink({ to, isCurrent = false, className, children }: ScreenLinkProps) {
  const { navigate } = useBuilder();
  return (
    <Anchor
      href={safeHref(BUILDER_PATH + to) ?? '/'}
      className={className}
      current={isCurrent}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        navigate(to);
      }}
    >
      {children}
    </Anchor>
  );
}
