import { parsePageDocument, parseUpdate } from '@broadsheet/page-document';
import type { ReadPage } from '@broadsheet/page-document';
import { boolean, list, number, record, text } from '@broadsheet/sdk-content';
import type { Parser } from '@broadsheet/sdk-content';
import type { EditorClient } from '../api/EditorClient.ts';

/** What readers saw from a moment on. Moments are milliseconds since 1970. */
export interface Version {
  /** From 1. */
  readonly number: number;
  readonly publishedAt: number;
  /** Undefined for an import. */
  readonly editorName: string | undefined;
  readonly note: string;
  /** When it was scheduled; undefined for what was done at once. */
  readonly scheduledAt: number | undefined;
  /** False for the moment from which there was no such page. */
  readonly isPage: boolean;
}

const pathOf = (id: string): string => `/pages/${encodeURIComponent(id)}/versions`;

const parseVersion: Parser<Version> = (input) => {
  const version = record({
    number,
    publishedAt: number,
    editorName: text,
    note: text,
    scheduledAt: number,
    isPage: boolean,
  })(input);
  if (version?.number === undefined || version.publishedAt === undefined) return undefined;
  const { publishedAt, editorName, note = '', scheduledAt, isPage = true } = version;
  return { number: version.number, publishedAt, editorName, note, scheduledAt, isPage };
};

/** Newest first. */
export const listVersions = (
  client: EditorClient,
  { id, signal }: { readonly id: string; readonly signal?: AbortSignal },
): Promise<readonly Version[]> =>
  client.get(pathOf(id), (input) => record({ versions: list(parseVersion) })(input)?.versions, signal);

export interface VersionKey {
  readonly id: string;
  readonly number: number;
}

export const readVersion = (
  client: EditorClient,
  { id, number: asked, signal }: VersionKey & { readonly signal?: AbortSignal },
): Promise<ReadPage> =>
  client.get(
    `${pathOf(id)}/${asked}`,
    (input) => {
      const { document, updates } =
        record({ document: parsePageDocument, updates: list(parseUpdate) })(input) ?? {};
      return document && { document, updates };
    },
    signal,
  );

/** Publishes a version once more. @returns the number of the new one */
export const restoreVersion = (client: EditorClient, { id, number: asked }: VersionKey): Promise<number> =>
  client.send('POST', `${pathOf(id)}/${asked}/restoration`, {
    parse: (input) => record({ number })(input)?.number,
  });
