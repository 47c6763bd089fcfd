/** The calls for whole pages. Each rejects with an error whose message can be shown. */
import { list, number, oneOf, record, text } from '@broadsheet/client-core';
import type { Parser } from '@broadsheet/client-core';
import { parseMatch } from '@broadsheet/page-document';
import type { PageMatch } from '@broadsheet/page-document';
import { noAnswer } from '../api/EditorClient.ts';
import type { EditorClient } from '../api/EditorClient.ts';
import { parseSays, toSiteText } from '../language/useSiteText.ts';
import type { SiteText } from '../language/useSiteText.ts';

const getPath = (id: string): string => `/pages/${encodeURIComponent(id)}`;

export interface MoveOptions {
  readonly id: string;
  readonly match: PageMatch;
  /** Whether the old path redirects readers to the new one. */
  readonly hasRedirect: boolean;
}

export const movePage = (client: EditorClient, { id, match, hasRedirect }: MoveOptions) =>
  client.send('POST', `${getPath(id)}/move`, { body: { match, hasRedirect }, parse: noAnswer });

export const deletePage = (client: EditorClient, id: string) =>
  client.send('DELETE', getPath(id), { parse: noAnswer });

/** What readers lose with a published page. */
export interface PageReach {
  readonly match: PageMatch;
  /** The number of its addresses; `undefined` where the site does not know it. */
  readonly addresses: number | undefined;
  /** The name of the template that serves its content then. */
  readonly instead: string | undefined;
}

const parseReach: Parser<PageReach> = (input) => {
  const { match, addresses, instead } =
    record({ match: parseMatch, addresses: number, instead: text })(input) ?? {};
  return match && { match, addresses, instead };
};

export const readReach = (
  client: EditorClient,
  { id, signal }: { readonly id: string; readonly signal?: AbortSignal },
): Promise<PageReach> => client.get(`${getPath(id)}/reach`, parseReach, signal);

export const restorePage = (client: EditorClient, id: string) =>
  client.send('POST', `${getPath(id)}/restoration`, { body: {}, parse: noAnswer });

/** A problem of a path, found before a page gets it. */
export interface AddressProblem {
  /** The kind of problem. `refused`: the page cannot have the path. */
  readonly kind: 'refused' | 'note';
  readonly reason: SiteText;
}

const parseProblem: Parser<AddressProblem> = (input) => {
  const { kind, reason, says } =
    record({ kind: oneOf('refused', 'note'), reason: text, says: parseSays })(input) ?? {};
  return kind && reason !== undefined ? { kind, reason: toSiteText(reason, says) } : undefined;
};

export const checkAddress = (
  client: EditorClient,
  { id, match }: { readonly id?: string | undefined; readonly match: PageMatch },
): Promise<readonly AddressProblem[]> =>
  client.send('POST', '/address-check', {
    body: { id, match },
    parse: (input) => record({ problems: list(parseProblem) })(input)?.problems,
  });

/** A subject for which a template can be shown. */
export interface Subject {
  readonly title: string;
  /** The path of a story or section, or the slug of an author or tag. */
  readonly value: string;
}

export type SubjectKind = 'story' | 'gallery' | 'video' | 'section' | 'author' | 'tag';

const parseSubject: Parser<Subject> = (input) => {
  const { title, value } = record({ title: text, value: text })(input) ?? {};
  return title !== undefined && value !== undefined ? { title, value } : undefined;
};

/** The most values that the site names in one call. */
const MOST_NAMED = 50;

/** Names sections, authors or tags. @param query.values the ids of sections, the slugs of authors or tags; any number */
export async function nameSubjects(
  client: EditorClient,
  {
    kind,
    values,
    signal,
  }: { readonly kind: SubjectKind; readonly values: readonly string[]; readonly signal?: AbortSignal },
): Promise<readonly Subject[]> {
  const parts = Array.from({ length: Math.ceil(values.length / MOST_NAMED) }, (_, part) =>
    values.slice(part * MOST_NAMED, (part + 1) * MOST_NAMED),
  );
  const named = parts.map((part) =>
    client.get(
      `/subjects?${new URLSearchParams({ kind, values: part.join(',') })}`,
      (input) => record({ subjects: list(parseSubject) })(input)?.subjects,
      signal,
    ),
  );
  return (await Promise.all(named)).flat();
}

export const findSubjects = (
  client: EditorClient,
  {
    kind,
    words,
    signal,
  }: { readonly kind: SubjectKind; readonly words: string; readonly signal?: AbortSignal },
): Promise<readonly Subject[]> =>
  client.get(
    `/subjects?${new URLSearchParams({ kind, words })}`,
    (input) => record({ subjects: list(parseSubject) })(input)?.subjects,
    signal,
  );
