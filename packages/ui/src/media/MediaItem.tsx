import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { HtmlProps } from '../text/Html.tsx';
import { Html } from '../text/Html.tsx';
import { token } from '../theme/tokens.ts';

const Caption = styled.figcaption`
  padding-block-start: 0.5rem;
  color: ${token('ink-soft')};
  font: 400 ${token('type-0')} / 1.4 ${token('sans')};
`;

const Title = styled.span`
  display: block;
  color: ${token('ink')};
  font-weight: 600;
`;

export interface MediaItemProps {
  /** The title, in sanitised HTML as the caption and the credit. */
  readonly title?: string;
  readonly caption?: string;
  /** The credit, with or without round brackets. */
  readonly credit?: string;
  /** The language of title, caption and credit, where it is not that of the page. */
  readonly language?: Pick<HtmlProps, 'lang' | 'dir'> | undefined;
  readonly className?: string;
  readonly children?: ReactNode;
}

function bracketed(credit: string): string {
  return credit.startsWith('(') && credit.endsWith(')') ? credit : `(${credit})`;
}

/** Renders a figure, with a caption only if there is a title, caption or credit. */
export function MediaItem({ title, caption, credit, language, className, children }: MediaItemProps) {
  return (
    <figure className={className}>
      {children}
      {(title || caption || credit) && (
        <Caption {...language}>
          {title && <Html as={Title} html={title} />}
          {caption && <Html html={caption} />}
          {caption && credit && ' '}
          {credit && <Html html={bracketed(credit)} />}
        </Caption>
      )}
    </figure>
  );
}
