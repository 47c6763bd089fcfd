import type { SimulatedReader } from '@broadsheet/block-kit';
import type { PageDocument } from '@broadsheet/page-document';
import { list, record, text } from '@broadsheet/client-core';
import type { Parser } from '@broadsheet/client-core';
import type { EditorClient } from '../api/EditorClient.ts';
import type { BlockMarkup } from './PreviewDocument.ts';

/** The path to which the form of a page preview is posted. */
export const PREVIEW_PATH = '/pagebuilder/preview';

export interface PreviewSubject {
  readonly document: PageDocument;
  /** The path for which the page is shown. */
  readonly path: string;
  /** The simulated reader; absent: no particular one. */
  readonly reader?: SimulatedReader | undefined;
  /** Drafts of the site's settings: `site`, `theme`, and trees by name in `navigation`. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

const parseMarkup: Parser<BlockMarkup> = (input) => {
  const { html = '', css = [] } = record({ html: text, css: list(text) })(input) ?? {};
  return html === '' ? undefined : { html, css };
};

export interface PreviewedBlock {
  readonly id: string;
  /** The heading level at the block, 1 to 6. */
  readonly level: number;
}

/** Fetches one block of a draft as the engine renders it. */
export const previewBlock = (
  client: EditorClient,
  { document, path, reader, block }: PreviewSubject & { readonly block: PreviewedBlock },
): Promise<BlockMarkup> =>
  client.send('POST', '/preview', { body: { document, path, reader, block }, parse: parseMarkup });
