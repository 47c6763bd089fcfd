'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Link } from '../text/Link.tsx';
import { token } from '../theme/tokens.ts';
import type { InvalidControl } from './formControls.ts';
import { phrases } from './phrases.ts';

const Box = styled.div<{ readonly $isHeld: boolean }>`
  ${({ $isHeld }) => ($isHeld ? 'visibility: hidden;' : '')}
  padding: 0.9rem 1rem;
  border: 1px solid ${token('alert')};
  border-inline-start-width: 4px;
  border-radius: ${token('radius')};
  font-size: ${token('type-1')};
  line-height: 1.45;
  & > strong {
    color: ${token('alert')};
  }
  & > ul {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & a {
    display: inline-block;
    padding-block: 0.35rem;
    text-decoration: underline;
    overflow-wrap: anywhere;
  }
`;

export interface ErrorSummaryProps {
  readonly errors: readonly InvalidControl[];
  /** Whether the summary is invisible but keeps its room, while the form is sent again. */
  readonly isHeld: boolean;
}

/**
 * Renders the list of errors with a link to each field. It takes the focus whenever the list changes, which also announces
 * it.
 */
export function ErrorSummary({ errors, isHeld }: ErrorSummaryProps) {
  const t = usePhrases(phrases);
  const headingId = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for controls
    <Box ref={box} role="group" aria-labelledby={headingId} tabIndex={-1} $isHeld={isHeld}>
      <strong id={headingId}>{t('form.summary', { n: errors.length })}</strong>
      <ul>
        {errors.map(({ id, label, message, control }) => (
          <li key={id}>
            <Link
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                control.focus();
              }}
            >
              {`${label}: ${message}`}
            </Link>
          </li>
        ))}
      </ul>
    </Box>
  );
}
