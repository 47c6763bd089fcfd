/** The calls of publishing, schedules and preview links. */
import { boolean, isRecord, list, number, record, text } from '@broadsheet/client-core';
import type { Parser } from '@broadsheet/client-core';
import { noAnswer } from '../api/EditorClient.ts';
import type { EditorClient } from '../api/EditorClient.ts';

/** The scheduled publication or unpublication of a page. Moments are milliseconds since 1970. */
export interface Schedule {
  readonly publishAt: number | undefined;
  readonly unpublishAt: number | undefined;
  readonly editorName: string;
  /** Whether the draft has changed since; the changes are not part of the schedule. */
  readonly isDraftNewer: boolean;
  /** The number of a version published since, which the scheduled publication will replace. */
  readonly overtakenBy: number | undefined;
  /** The refusal for which it failed, as the server sends refusals; `undefined` if it did not fail. */
  readonly failure: Readonly<Record<string, unknown>> | undefined;
  /** The old path, which will redirect readers. */
  readonly redirectFrom: string | undefined;
}

/** A link that shows the draft without an account. */
export interface PreviewLink {
  readonly id: string;
  readonly path: string;
  readonly editorName: string;
  readonly expiresAt: number;
}

/** The page to read. */
export interface PageRead {
  readonly id: string;
  readonly signal?: AbortSignal;
}

const getPath = (id: string): string => `/pages/${encodeURIComponent(id)}`;

const parseDetails = (input: unknown) => (isRecord(input) ? input : undefined);

const parseSchedule: Parser<Schedule> = (input) => {
  const schedule = record({
    publishAt: number,
    unpublishAt: number,
    editorName: text,
    isDraftNewer: boolean,
    overtakenBy: number,
    failure: text,
    failureDetails: parseDetails,
    redirectFrom: text,
  })(input);
  if (schedule === undefined) return undefined;
  const { publishAt, unpublishAt, editorName = '', isDraftNewer = false, ...details } = schedule;
  const { overtakenBy, failure: message, failureDetails, redirectFrom } = details;
  const failure = message === undefined ? undefined : { message, ...failureDetails };
  return { publishAt, unpublishAt, editorName, isDraftNewer, overtakenBy, failure, redirectFrom };
};

/** The scheduled draft: a page by its id, or a setting of the site by its name. */
export interface ScheduledDraft {
  readonly id: string;
  readonly of?: 'settings';
}

const getSchedulePath = ({ id, of }: ScheduledDraft): string =>
  `/${of ?? 'pages'}/${encodeURIComponent(id)}/schedule`;

/** Parses a response; `schedule` is `undefined` if nothing is scheduled. */
const parseScheduled: Parser<{ readonly schedule?: Schedule }> = record({ schedule: parseSchedule });

export const readSchedule = async (
  client: EditorClient,
  { signal, ...draft }: ScheduledDraft & { readonly signal?: AbortSignal },
): Promise<Schedule | undefined> =>
  (await client.get(getSchedulePath(draft), parseScheduled, signal)).schedule;

export interface Publication {
  readonly id: string;
  /** The revision that the editor has seen. */
  readonly revision: number;
  readonly note: string;
  /** Whether the page's previous path redirects readers to the new one. */
  readonly hasRedirect?: boolean;
}

/** Publishes a page. @returns the number of the version */
export const publishPage = (client: EditorClient, { id, ...body }: Publication): Promise<number> =>
  client.send('POST', `${getPath(id)}/publication`, {
    body,
    parse: (input) => record({ number })(input)?.number,
  });

export const unpublishPage = (client: EditorClient, id: string): Promise<true> =>
  client.send('DELETE', `${getPath(id)}/publication`, { parse: noAnswer });

export interface NewSchedule extends ScheduledDraft, Omit<Publication, 'id'> {
  readonly publishAt: number | undefined;
  readonly unpublishAt: number | undefined;
}

export const setSchedule = (client: EditorClient, { id, of, ...body }: NewSchedule): Promise<true> =>
  client.send('PUT', getSchedulePath({ id, ...(of && { of }) }), { body, parse: noAnswer });

export const cancelSchedule = (client: EditorClient, draft: ScheduledDraft): Promise<true> =>
  client.send('DELETE', getSchedulePath(draft), { parse: noAnswer });

const parseLink: Parser<PreviewLink> = (input) => {
  const link = record({ id: text, path: text, editorName: text, expiresAt: number })(input);
  if (link?.id === undefined || link.expiresAt === undefined) return undefined;
  const { id, path = '', editorName = '', expiresAt } = link;
  return { id, path, editorName, expiresAt };
};

export const listPreviewLinks = (
  client: EditorClient,
  { id, signal }: PageRead,
): Promise<readonly PreviewLink[]> =>
  client.get(
    `${getPath(id)}/preview-links`,
    (input) => record({ links: list(parseLink) })(input)?.links,
    signal,
  );

export interface NewPreviewLink {
  readonly id: string;
  /** The path for which the page is shown. */
  readonly path: string;
  readonly expiresAt: number;
}

/** Creates a preview link. @returns its URL, which the server returns only this once */
export const addPreviewLink = (client: EditorClient, { id, ...body }: NewPreviewLink): Promise<string> =>
  client.send('POST', `${getPath(id)}/preview-links`, {
    body,
    parse: (input) => record({ url: text })(input)?.url,
  });

export const revokePreviewLink = (
  client: EditorClient,
  { id, link }: { readonly id: string; readonly link: string },
): Promise<true> => client.send('DELETE', `${getPath(id)}/preview-links/${link}`, { parse: noAnswer });
