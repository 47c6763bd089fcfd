'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Link } from '../text/Link.tsx';
import { token } from '../theme/tokens.ts';
import type { InvalidControl } from './formControls.ts';
import { phrases } from './phrases.ts';

const Box = styled.div`
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

/** What has to be put right, with a way to each field. It takes the focus whenever a new list comes. */
export function ErrorSummary({ errors }: { readonly errors: readonly InvalidControl[] }) {
  const t = usePhrases(phrases);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);
  return (
    <Box ref={box} role="alert" tabIndex={-1}>
      <strong>{t('form.summary', { n: errors.length })}</strong>
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
