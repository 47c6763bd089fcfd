'use client';
import { useHost } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { Html, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { fields } from './fields.ts';

const Box = styled.div`
  min-inline-size: 0;
  overflow-x: auto;
  overflow-wrap: break-word;
  font: 400 ${token('type-2')} / 1.5 ${token('serif')};
  & > * + * {
    margin-block-start: 0.9em;
  }
  & a {
    text-decoration: underline;
    text-decoration-color: ${token('brand')};
  }
  & :is(ul, ol) {
    padding-inline-start: 1.4em;
  }
  & :is(img, video) {
    max-inline-size: 100%;
    block-size: auto;
  }
  & :is(td, th) {
    padding-block: 0.35rem;
    padding-inline-end: 1.5rem;
    text-align: start;
    vertical-align: top;
  }
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
