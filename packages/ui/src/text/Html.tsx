import { addBaseToHtml, useHost } from '@broadsheet/block-kit';
import type { ElementType } from 'react';

export interface HtmlProps {
  readonly as?: ElementType<{ className?: string; dangerouslySetInnerHTML: { __html: string } }>;
  /** HTML from the content client, which has been through the sanitiser on the server; never raw input. */
  readonly html: string;
  readonly className?: string;
}

/** The one place where markup from authors enters the page. */
export function Html({ as: Tag = 'span', html, ...rest }: HtmlProps) {
  const { basePath } = useHost().site;
  return <Tag {...rest} dangerouslySetInnerHTML={{ __html: addBaseToHtml(html, basePath) }} />;
}
