'use client';
import type { FieldValues } from '@broadsheet/block-kit';
import { Html, richTextStyle, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { fields } from './fields.ts';

const Column = styled.div`
  ${richTextStyle}
  max-inline-size: 42rem;
  & :is(h2, h3, h4) {
    font-family: ${token('serif')};
    font-weight: 600;
    line-height: 1.2;
  }
  & blockquote {
    padding-inline-start: 1rem;
    border-inline-start: 3px solid ${token('rule')};
  }
`;

export type TextProps = FieldValues<typeof fields>;

/**
 * Renders formatted text of an editor in a column that is easy to read; nothing without any. `text` has to be sanitised
 * already: the engine does that when it reads a page document, other hosts do it themselves.
 */
export function Text({ text = '' }: TextProps) {
  return text.trim() === '' ? null : <Html as={Column} html={text} />;
}
