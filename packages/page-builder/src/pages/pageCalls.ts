/** What is done to a page as a whole. Each call rejects with an error whose message can be shown. */
import { list, oneOf, record, text } from '@broadsheet/sdk-content';
import type { Parser } from '@broadsheet/sdk-content';
import type { PageMatch } from '@broadsheet/page-document';
import { noAnswer } from '../api/EditorClient.ts';
import type { EditorClient } from '../api/EditorClient.ts';

const pathOf = (id: string): string => `/pages/${encodeURIComponent(id)}`;

export interface MoveOptions {
  readonly id: string;
  readonly match: PageMatch;
  /** Whether readers are led from the old address to the new one. */
  readonly hasRedirect: boolean;
}

export const movePage = (client: EditorClient, { id, match, hasRedirect }: MoveOptions) =>
  client.send('POST', `${pathOf(id)}/move`, { body: { match, hasRedirect }, parse: noAnswer });

export const deletePage = (client: EditorClient, id: string) =>
  client.send('DELETE', pathOf(id), { parse: noAnswer });

export const restorePage = (client: EditorClient, id: string) =>
  client.send('POST', `${pathOf(id)}/restoration`, { body: {}, parse: noAnswer });

/** What is to be known of an address before a page gets it. */
export interface AddressProblem {
  /** `refused`: the page cannot have it. */
  readonly kind: 'refused' | 'note';
  readonly reason: string;
}

const parseProblem: Parser<AddressProblem> = (input) => {
  const { kind, reason } = record({ kind: oneOf('refused', 'note'), reason: text })(input) ?? {};
  return kind && reason !== undefined ? { kind, reason } : undefined;
};

export const checkAddress = (
  client: EditorClient,
  { id, match }: { readonly id?: string | undefined; readonly match: PageMatch },
): Promise<readonly AddressProblem[]> =>
  client.send('POST', '/address-check', {
    body: { id, match },
    parse: (input) => record({ problems: list(parseProblem) })(input)?.problems,
  });

/** Something that a template can be shown for. */
export interface Subject {
  readonly title: string;
  /** The address of a story or section, the slug of an author or tag. */
  readonly value: string;
}

export type SubjectKind = 'story' | 'gallery' | 'video' | 'section' | 'author' | 'tag';

const parseSubject: Parser<Subject> = (input) => {
  const { title, value } = record({ title: text, value: text })(input) ?? {};
  return title !== undefined && value !== undefined ? { title, value } : undefined;
};

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
