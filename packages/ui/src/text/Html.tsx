'use client';
import { addBaseToHtml, useHost } from '@broadsheet/block-kit';
import type { ElementType, MouseEventHandler } from 'react';

export interface HtmlProps {
  readonly as?: ElementType<{
    className?: string;
    id?: string;
    lang?: string;
    dir?: string;
    dangerouslySetInnerHTML: { __html: string };
    onClick?: MouseEventHandler<HTMLElement>;
  }>;
  /** HTML from the content client, which the server has sanitised; never raw input. */
  readonly html: string;
  readonly className?: string;
  readonly id?: string | undefined;
  /** The language of the markup, as a BCP 47 tag, where it is not that of the page. */
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}

/** Renders markup from authors. No other component does. */
export function Html({ as: Tag = 'span', html, ...rest }: HtmlProps) {
  const { site, followLink } = useHost();
  return (
    <Tag
      {...rest}
      {...(followLink && { onClick: followLink })}
      dangerouslySetInnerHTML={{ __html: addBaseToHtml(html, site.basePath) }}
    />
  );
}
