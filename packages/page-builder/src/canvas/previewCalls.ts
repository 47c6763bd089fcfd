import type { SimulatedReader } from '@broadsheet/block-kit';
import type { PageDocument } from '@broadsheet/page-document';
import { list, record, text } from '@broadsheet/sdk-content';
import type { Parser } from '@broadsheet/sdk-content';
import type { EditorClient } from '../api/EditorClient.ts';
import type { BlockMarkup } from './PreviewDocument.ts';

/** Where the form of a page preview is sent. */
export const PREVIEW_PATH = '/pagebuilder/preview';

export interface PreviewSubject {
  readonly document: PageDocument;
  /** Address that the page is shown for. */
  readonly path: string;
  /** As whom it is looked at; absent: as no reader in particular. */
  readonly reader?: SimulatedReader | undefined;
  /** Settings of the site that are drafts as well: `site`, `theme` and trees by name in `navigation`. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

const parseMarkup: Parser<BlockMarkup> = (input) => {
  const { html = '', css = [] } = record({ html: text, css: list(text) })(input) ?? {};
  return html === '' ? undefined : { html, css };
};

export interface PreviewedBlock {
  readonly id: string;
  /** Heading level of its place, 1 to 6. */
  readonly level: number;
}

/** One block of a draft as the engine renders it. */
export const previewBlock = (
  client: EditorClient,
  { document, path, reader, block }: PreviewSubject & { readonly block: PreviewedBlock },
): Promise<BlockMarkup> =>
  client.send('POST', '/preview', { body: { document, path, reader, block }, parse: parseMarkup });
