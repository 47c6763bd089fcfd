import { parsePageDocument, parseUpdate } from '@broadsheet/page-document';
import type { ReadPage } from '@broadsheet/page-document';
import { boolean, list, number, record, text } from '@broadsheet/client-core';
import type { Parser } from '@broadsheet/client-core';
import type { EditorClient } from '../api/EditorClient.ts';
import { parseSays, toSiteText } from '../language/useSiteText.ts';
import type { SiteText } from '../language/useSiteText.ts';

/** A version that readers saw from a moment on. Moments are milliseconds since 1970. */
export interface Version {
  /** The number of the version, from 1. */
  readonly number: number;
  readonly publishedAt: number;
  /** The editor; `undefined` for an import. */
  readonly editorName: string | undefined;
  readonly note: SiteText;
  /** The moment at which it was scheduled; `undefined` for an immediate publication. */
  readonly scheduledAt: number | undefined;
  /** False if the entry records that the page was unpublished. */
  readonly isPage: boolean;
}

const getPath = (id: string): string => `/pages/${encodeURIComponent(id)}/versions`;

const parseVersion: Parser<Version> = (input) => {
  const version = record({
    number,
    publishedAt: number,
    editorName: text,
    note: text,
    noteSays: parseSays,
    scheduledAt: number,
    isPage: boolean,
  })(input);
  if (version?.number === undefined || version.publishedAt === undefined) return undefined;
  const { publishedAt, editorName, note = '', noteSays, scheduledAt, isPage = true } = version;
  const { number: count } = version;
  return { number: count, publishedAt, editorName, note: toSiteText(note, noteSays), scheduledAt, isPage };
};

/** Lists the versions, newest first. */
export const listVersions = (
  client: EditorClient,
  { id, signal }: { readonly id: string; readonly signal?: AbortSignal },
): Promise<readonly Version[]> =>
  client.get(getPath(id), (input) => record({ versions: list(parseVersion) })(input)?.versions, signal);

export interface VersionKey {
  readonly id: string;
  readonly number: number;
}

export const readVersion = (
  client: EditorClient,
  { id, number: requested, signal }: VersionKey & { readonly signal?: AbortSignal },
): Promise<ReadPage> =>
  client.get(
    `${getPath(id)}/${requested}`,
    (input) => {
      const { document, updates } =
        record({ document: parsePageDocument, updates: list(parseUpdate) })(input) ?? {};
      return document && { document, updates };
    },
    signal,
  );

/** Publishes a version again. @returns the number of the new version */
export const restoreVersion = (
  client: EditorClient,
  { id, number: requested }: VersionKey,
): Promise<number> =>
  client.send('POST', `${getPath(id)}/${requested}/restoration`, {
    parse: (input) => record({ number })(input)?.number,
  });
