import { list, record, text } from '@broadsheet/client-core';
import type { Parser } from '@broadsheet/client-core';
import type { EditorClient } from '../api/EditorClient.ts';

/** A page by its id and the name that editors see. */
export interface NamedPage {
  readonly id: string;
  readonly name: string;
}

const parsePage: Parser<NamedPage> = (input) => {
  const { id, name = '' } = record({ id: text, name: text })(input) ?? {};
  return id === undefined ? undefined : { id, name: name === '' ? id : name };
};

const parsePages: Parser<readonly NamedPage[]> = (input) => record({ pages: list(parsePage) })(input)?.pages;

/** Resolves with the pages that readers see changed when a shared section is published, by name. */
export async function readChangedPages(
  client: EditorClient,
  { section, signal }: { readonly section: string; readonly signal?: AbortSignal },
): Promise<readonly NamedPage[]> {
  const pages = await client.get(`/pages/${encodeURIComponent(section)}/changed-pages`, parsePages, signal);
  return pages.toSorted((one, other) => one.name.localeCompare(other.name));
}
