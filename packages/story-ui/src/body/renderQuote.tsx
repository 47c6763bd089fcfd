import { Html } from '@broadsheet/ui';
import type { ElementRenderer } from './ElementRenderer.ts';
import { Quote } from './Quote.tsx';

const KEPT: readonly string[] = ['text', 'list'];

/** Renders a quotation; it may contain only text and lists. */
export const renderQuote: ElementRenderer = (
  { subtype, citation, content_elements = [] },
  { renderInner },
) => {
  const inner = content_elements
    .filter(({ type }) => KEPT.includes(type))
    .map(renderInner)
    .filter((piece) => piece !== undefined);
  if (inner.length === 0) return undefined;
  const source = citation?.type === 'text' ? citation.content : undefined;
  return (
    <Quote isPulled={subtype === 'pullquote'} source={source}>
      {inner}
    </Quote>
  );
};

/** Renders the older form of a quotation, whose text is in the element itself. */
export const renderBlockquote: ElementRenderer = ({ content }) =>
  content === undefined ? undefined : (
    <Quote isPulled={false}>
      <Html as="p" html={content} />
    </Quote>
  );
