'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { Html, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { phrases } from './phrases.ts';
import type { ElementRenderer } from './ElementRenderer.ts';
import { cleared, prose } from './elementStyles.ts';

const Box = styled.section`
  ${cleared}
  ${prose}
  padding-block: 0.9rem;
  border-block: ${token('border')};
  font: 400 ${token('type-1')} / 1.5 ${token('sans')};
  & > h2 {
    margin-block-end: 0.35rem;
    font: inherit;
    font-weight: 700;
    letter-spacing: 0;
  }
`;

interface CorrectionProps {
  readonly isClarification: boolean;
  readonly html: string;
}

function Correction({ isClarification, html }: CorrectionProps) {
  const t = usePhrases(phrases);
  return (
    <Box>
      <h2>{t(isClarification ? 'body.clarification' : 'body.correction')}</h2>
      <Html as="p" html={html} />
    </Box>
  );
}

export const renderCorrection: ElementRenderer = ({ correction_type, text }) =>
  text === undefined ? undefined : (
    <Correction isClarification={correction_type === 'clarification'} html={text} />
  );
