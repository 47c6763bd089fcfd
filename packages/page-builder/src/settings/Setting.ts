/** The settings of the site, for the calls below `/settings`. */
import { anything, boolean, isRecord, list, number, record, text } from '@broadsheet/client-core';
import type { Parser } from '@broadsheet/client-core';
import { overrideTheme, paper, parseThemeOverrides } from '@broadsheet/ui';
import type { Theme } from '@broadsheet/ui';
import { noAnswer } from '../api/EditorClient.ts';
import type { EditorClient } from '../api/EditorClient.ts';
import { parseSays, toSiteText } from '../language/useSiteText.ts';
import type { SiteText } from '../language/useSiteText.ts';

/** The id of a setting: `site`, `theme`, `navigation:` and the name of a hierarchy, or `collection:` and an id. */
export type SettingId = string;

/** The prefix of a collection's id. */
export const COLLECTION = 'collection:';

/** The prefix of a hierarchy's id. */
export const NAVIGATION = 'navigation:';

/** The document of a setting. Members that the page builder does not know stay unchanged. */
export type SettingDocument = Readonly<Record<string, unknown>>;

export interface SettingProblem {
  /** The path in the document, such as `$.children[0].url`. */
  readonly path: string;
  readonly reason: SiteText;
  /** Whether the problem is only shown and does not prevent the publication. */
  readonly isWarning: boolean;
}

export interface Setting {
  readonly document: SettingDocument;
  /** The revision of the draft; 0 if there is none. */
  readonly revision: number;
  /** A text by which the server tells the published settings from others; absent from an older server. */
  readonly published?: string | undefined;
  readonly problems: readonly SettingProblem[];
}

export interface SettingVersion {
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
  /** The editor; absent for an import. */
  readonly editorName: string | undefined;
  readonly note: SiteText;
}

/** The choices of an editor. */
export interface SettingChoices {
  /** The default theme, which the site's own tokens override. */
  readonly theme: Theme;
  /** The languages of the blocks. */
  readonly languages: readonly string[];
}

const parseProblem: Parser<SettingProblem> = (input) => {
  const {
    path,
    reason,
    says,
    isWarning = false,
  } = record({ path: text, reason: text, says: parseSays, isWarning: boolean })(input) ?? {};
  if (path === undefined || reason === undefined) return undefined;
  return { path, reason: toSiteText(reason, says), isWarning };
};
const parseProblems = list(parseProblem);
const parseDocument: Parser<SettingDocument> = (input) => (isRecord(input) ? input : undefined);

export const parseSetting: Parser<Setting> = (input) => {
  const {
    document,
    revision,
    published,
    problems = [],
  } = record({ document: parseDocument, revision: number, published: text, problems: parseProblems })(
    input,
  ) ?? {};
  return document === undefined || revision === undefined
    ? undefined
    : { document, revision, published, problems };
};

const parseSaved: Parser<Pick<Setting, 'revision' | 'problems'>> = (input) => {
  const { revision, problems = [] } = record({ revision: number, problems: parseProblems })(input) ?? {};
  return revision === undefined ? undefined : { revision, problems };
};

const parseVersion: Parser<SettingVersion> = (input) => {
  const {
    number: count,
    publishedAt,
    editorName,
    note = '',
    noteSays,
  } = record({ number, publishedAt: number, editorName: text, note: text, noteSays: parseSays })(input) ?? {};
  return count === undefined || publishedAt === undefined
    ? undefined
    : { number: count, publishedAt, editorName, note: toSiteText(note, noteSays) };
};

const parseChoices: Parser<SettingChoices> = (input) => {
  const { theme, languages = [] } = record({ theme: anything, languages: list(text) })(input) ?? {};
  return theme === undefined
    ? undefined
    : { theme: overrideTheme(paper, parseThemeOverrides(theme)), languages };
};

const parseVersions: Parser<readonly SettingVersion[]> = (input) =>
  record({ versions: list(parseVersion) })(input)?.versions;

const parseIds: Parser<readonly SettingId[]> = (input) =>
  record({ settings: list((entry: unknown) => record({ id: text })(entry)?.id) })(input)?.settings;

export const listSettings = (client: EditorClient, signal?: AbortSignal): Promise<readonly SettingId[]> =>
  client.get('/settings', parseIds, signal);

export const readChoices = (client: EditorClient, signal?: AbortSignal): Promise<SettingChoices> =>
  client.get('/setting-choices', parseChoices, signal);

/** Fetches the names of deleted hierarchies or collections, which can be restored. @param prefix of their ids */
export const listDeletedNames = async (
  client: EditorClient,
  { prefix, signal }: { readonly prefix: string; readonly signal?: AbortSignal | undefined },
): Promise<readonly string[]> => {
  const ids = await client.get('/deleted-settings', parseIds, signal);
  return ids.flatMap((id) => (id.startsWith(prefix) ? [id.slice(prefix.length)] : []));
};

const getPath = (id: SettingId): string => `/settings/${encodeURIComponent(id)}`;

export const deleteSetting = (client: EditorClient, id: SettingId): Promise<true> =>
  client.send('DELETE', getPath(id), { parse: noAnswer });

export const restoreSetting = (client: EditorClient, id: SettingId): Promise<true> =>
  client.send('POST', `${getPath(id)}/restoration`, { parse: noAnswer });

/** The calls of one setting. */
export interface SettingCalls {
  read(signal?: AbortSignal): Promise<Setting>;
  /**
   * Saves a draft that is based on a revision.
   *
   * @throws EditorClientError 409, with the other editor's document and revision
   */
  save(
    draft: Pick<Setting, 'document' | 'revision' | 'published'>,
  ): Promise<Pick<Setting, 'revision' | 'problems'>>;
  discard(revision: number): Promise<true>;
  publish(revision: number): Promise<true>;
  restore(version: number): Promise<true>;
  /** Lists the published versions, newest first. */
  listVersions(signal?: AbortSignal): Promise<readonly SettingVersion[]>;
}

export function settingCalls(client: EditorClient, id: SettingId): SettingCalls {
  const path = getPath(id);
  const post = (to: string, body: unknown) => client.send('POST', path + to, { body, parse: noAnswer });
  return {
    read: (signal) => client.get(path, parseSetting, signal),
    save: (body) => client.send('PUT', `${path}/draft`, { body, parse: parseSaved }),
    discard: (revision) => client.send('DELETE', `${path}/draft`, { body: { revision }, parse: noAnswer }),
    publish: (revision) => post('/publication', { revision }),
    restore: (version) => post(`/versions/${version}/restoration`, {}),
    listVersions: (signal) => client.get(`${path}/versions`, parseVersions, signal),
  };
}
