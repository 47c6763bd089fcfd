'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { ToolButton } from '../controls/ToolButton.tsx';
import { phrases } from './phrases.ts';

const Box = styled.div`
  display: grid;
  gap: 0.75rem;
  justify-items: start;
  padding: 1rem;
  border: 1px solid ${token('rule-strong')};
  & > :focus {
    outline: none;
  }
`;

const Codes = styled.ul`
  columns: 12rem;
  inline-size: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Renders recovery codes, which are never shown again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = usePhrases(phrases);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box>
      <h2 ref={heading} tabIndex={-1}>
        {t('factor.codes')}
      </h2>
      <p>{t('factor.codes.what')}</p>
      <Codes>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
      <ToolButton isMain onClick={onDone}>
        {t('factor.codes.kept')}
      </ToolButton>
    </Box>
  );
}
