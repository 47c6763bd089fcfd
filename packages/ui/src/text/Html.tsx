'use client';
import { addBaseToHtml, useHost } from '@broadsheet/block-kit';
import type { ElementType } from 'react';

export interface HtmlProps {
  readonly as?: ElementType<{ className?: string; id?: string; dangerouslySetInnerHTML: { __html: string } }>;
  /** HTML from the content client, which the server has sanitised; never raw input. */
  readonly html: string;
  readonly className?: string;
  readonly id?: string | undefined;
}

/** Renders markup from authors. No other component does. */
export function Html({ as: Tag = 'span', html, ...rest }: HtmlProps) {
  const { basePath } = useHost().site;
  return <Tag {...rest} dangerouslySetInnerHTML={{ __html: addBaseToHtml(html, basePath) }} />;
}
