'use client';
import { useHost } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { Html, richTextStyle } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { fields } from './fields.ts';

const Box = styled.div`
  ${richTextStyle}
`;

export type HtmlBoxProps = FieldValues<typeof fields>;

/**
 * Renders an editor's HTML, which no script of the page changes; nothing without any. `HTML` has to be sanitised already:
 * the engine does that when it reads a page document, other hosts do it themselves.
 */
export function HtmlBox({ HTML = '' }: HtmlBoxProps) {
  const { instanceId } = useHost();
  if (HTML.trim() === '') return null;
  return (
    <div id={`bs-html-${instanceId}`}>
      <Html as={Box} html={HTML} />
    </div>
  );
}
