import { Html, token } from '@broadsheet/ui';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { cleared, flow, prose, reaching, small } from './elementStyles.ts';

const pulled = css`
  ${reaching}
  padding-block: 1.1rem;
  border-block: 1px solid ${token('brand')};
  & > blockquote {
    color: ${token('brand')};
    font: 400 italic ${token('type-5')} / 1.22 ${token('serif')};
    hyphens: manual;
  }
  /* The paragraphs themselves: the theme has a wrapping of its own for them, so they inherit none. */
  & > blockquote > p {
    text-wrap: balance;
  }
`;

const indented = css`
  padding-inline-start: 1.25rem;
  border-inline-start: 3px solid ${token('rule')};
`;

const Frame = styled.figure<{ $isPulled: boolean }>`
  ${cleared}
  ${prose}
  ${({ $isPulled }) => ($isPulled ? pulled : indented)}
  & > blockquote {
    ${flow}
  }
`;

const Source = styled.figcaption`
  ${small}
  padding-block-start: 0.6rem;
`;

/**
 * Returns the web address of the first link in sanitised HTML; `undefined` without one. The `cite` of a quotation is such an
 * address: the name of its source stands in the caption.
 */
function findAddress(html = ''): string | undefined {
  return /<a\s[^>]*?\bhref="(https?:\/\/[^"]+)"/i.exec(html)?.[1]?.replaceAll('&amp;', '&');
}

export interface QuoteProps {
  /** Whether the quotation is set large between two lines (a pull quote); otherwise it is indented. */
  readonly isPulled: boolean;
  /** The source of the quotation, as sanitised HTML. */
  readonly source?: string;
  readonly children: ReactNode;
}

export function Quote({ isPulled, source, children }: QuoteProps) {
  return (
    <Frame $isPulled={isPulled}>
      <blockquote cite={findAddress(source)}>{children}</blockquote>
      {source !== undefined && (
        <Source>
          — <Html html={source} />
        </Source>
      )}
    </Frame>
  );
}
