/** The calls of the library: what uses an image, another file for it, and its end. */
import { list, number, oneOf, record, text } from '@broadsheet/client-core';
import type { Parser } from '@broadsheet/client-core';
import { noAnswer } from '../api/EditorClient.ts';
import type { EditorClient } from '../api/EditorClient.ts';
import { parseLibraryImage } from '../fields/images/LibraryImage.ts';
import type { LibraryImage } from '../fields/images/LibraryImage.ts';

/** Something that shows an image. */
export interface ImageUse {
  readonly kind: 'page' | 'section' | 'collection' | 'setting' | 'story' | 'author';
  readonly id: string;
  readonly name: string;
  /** Whether readers get it like this, will get it at a time that is set, or only its draft shows the image. */
  readonly state: 'published' | 'scheduled' | 'draft';
  /** The other site that it belongs to; undefined for this one. */
  readonly site: string | undefined;
  /** The path of a story on the site. */
  readonly path: string | undefined;
}

export interface ImageUses {
  readonly uses: readonly ImageUse[];
  /** The number of all, including those that are not listed. */
  readonly count: number;
}

const parseUse: Parser<ImageUse> = (input) => {
  const { kind, id, name, state, path, site } =
    record({
      kind: oneOf('page', 'section', 'collection', 'setting', 'story', 'author'),
      id: text,
      name: text,
      state: oneOf('published', 'scheduled', 'draft'),
      path: text,
      site: text,
    })(input) ?? {};
  return kind === undefined || id === undefined
    ? undefined
    : { kind, id, name: name ?? id, state: state ?? 'published', path, site };
};

const parseUses: Parser<ImageUses> = (input) => {
  const { uses, count } = record({ uses: list(parseUse), count: number })(input) ?? {};
  return uses && { uses, count: count ?? uses.length };
};

const pathOf = (id: string): string => `/images/${encodeURIComponent(id)}`;

/** Finds what shows an image. */
export const listImageUses = (
  client: EditorClient,
  { id, signal }: { readonly id: string; readonly signal: AbortSignal },
): Promise<ImageUses> => client.get(`${pathOf(id)}/uses`, parseUses, signal);

/** Gives an image another file. @throws EditorClientError when it is not an image that the site can show */
export function replaceImage(
  client: EditorClient,
  { id, file }: { readonly id: string; readonly file: File },
): Promise<LibraryImage> {
  const form = new FormData();
  form.set('file', file);
  return client.send('POST', `${pathOf(id)}/file`, {
    form,
    parse: (body) => record({ image: parseLibraryImage })(body)?.image,
  });
}

export async function deleteImage(client: EditorClient, id: string): Promise<void> {
  await client.send('DELETE', pathOf(id), { parse: noAnswer });
}
