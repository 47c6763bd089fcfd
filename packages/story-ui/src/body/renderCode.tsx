'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { Html, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { phrases } from './phrases.ts';
import type { ElementRenderer } from './ElementRenderer.ts';
import { ScrollBox } from './ScrollBox.tsx';

const Sample = styled.pre`
  inline-size: max-content;
  min-inline-size: 100%;
  padding: 1rem;
  background: ${token('tint')};
  font: 400 ${token('type-0')} / 1.6 ${token('mono')};
  hyphens: manual;
  tab-size: 2;
`;

interface CodeProps {
  readonly html: string;
  readonly language: string | undefined;
}

/** Renders program text, which runs from left to right in every language. */
function Code({ html, language }: CodeProps) {
  const t = usePhrases(phrases);
  const name = language === undefined ? t('body.code') : `${t('body.code')}: ${language}`;
  return (
    <ScrollBox aria-label={name} dir="ltr">
      <Sample translate="no">
        <Html as="code" html={html} />
      </Sample>
    </ScrollBox>
  );
}

export const renderCode: ElementRenderer = ({ content, language }) =>
  content === undefined ? undefined : <Code html={content} language={language} />;
