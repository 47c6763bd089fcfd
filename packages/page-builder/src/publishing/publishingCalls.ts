/** The calls of publishing, schedules and preview links. */
import { boolean, list, number, record, text } from '@broadsheet/sdk-content';
import type { Parser } from '@broadsheet/sdk-content';
import { noAnswer } from '../api/EditorClient.ts';
import type { EditorClient } from '../api/EditorClient.ts';

/** What is to happen to a page by itself. Moments are milliseconds since 1970. */
export interface Schedule {
  readonly publishAt: number | undefined;
  readonly unpublishAt: number | undefined;
  readonly editorName: string;
  /** The draft has changed since, and the changes are not scheduled. */
  readonly isDraftNewer: boolean;
  /** The version that was published since and that will be replaced. */
  readonly overtakenBy: number | undefined;
  readonly failure: string | undefined;
  /** The old address that readers will be led from. */
  readonly redirectFrom: string | undefined;
}

/** A link by which the draft is seen without an account. */
export interface PreviewLink {
  readonly id: string;
  readonly path: string;
  readonly editorName: string;
  readonly expiresAt: number;
}

/** Which page is read. */
export interface PageRead {
  readonly id: string;
  readonly signal?: AbortSignal;
}

const pathOf = (id: string): string => `/pages/${encodeURIComponent(id)}`;

const parseSchedule: Parser<Schedule> = (input) => {
  const schedule = record({
    publishAt: number,
    unpublishAt: number,
    editorName: text,
    isDraftNewer: boolean,
    overtakenBy: number,
    failure: text,
    redirectFrom: text,
  })(input);
  if (schedule === undefined) return undefined;
  const { publishAt, unpublishAt, editorName = '', isDraftNewer = false, ...told } = schedule;
  const { overtakenBy, failure, redirectFrom } = told;
  return { publishAt, unpublishAt, editorName, isDraftNewer, overtakenBy, failure, redirectFrom };
};

/** What is scheduled: a page by its id, or a setting of the site by its name. */
export interface ScheduledDraft {
  readonly id: string;
  readonly of?: 'settings';
}

const schedulePathOf = ({ id, of }: ScheduledDraft): string =>
  `/${of ?? 'pages'}/${encodeURIComponent(id)}/schedule`;

/** `schedule` is undefined where nothing is scheduled. */
const parseScheduled: Parser<{ readonly schedule?: Schedule }> = record({ schedule: parseSchedule });

export const readSchedule = async (
  client: EditorClient,
  { signal, ...draft }: ScheduledDraft & { readonly signal?: AbortSignal },
): Promise<Schedule | undefined> =>
  (await client.get(schedulePathOf(draft), parseScheduled, signal)).schedule;

export interface Publication {
  readonly id: string;
  /** The revision that the editor has seen. */
  readonly revision: number;
  readonly note: string;
  /** Whether readers are led from the address that the page had until now. */
  readonly hasRedirect?: boolean;
}

/** @returns the number of the version */
export const publishPage = (client: EditorClient, { id, ...body }: Publication): Promise<number> =>
  client.send('POST', `${pathOf(id)}/publication`, {
    body,
    parse: (input) => record({ number })(input)?.number,
  });

export const unpublishPage = (client: EditorClient, id: string): Promise<true> =>
  client.send('DELETE', `${pathOf(id)}/publication`, { parse: noAnswer });

export interface NewSchedule extends ScheduledDraft, Omit<Publication, 'id'> {
  readonly publishAt: number | undefined;
  readonly unpublishAt: number | undefined;
}

export const setSchedule = (client: EditorClient, { id, of, ...body }: NewSchedule): Promise<true> =>
  client.send('PUT', schedulePathOf({ id, ...(of && { of }) }), { body, parse: noAnswer });

export const cancelSchedule = (client: EditorClient, draft: ScheduledDraft): Promise<true> =>
  client.send('DELETE', schedulePathOf(draft), { parse: noAnswer });

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
    `${pathOf(id)}/preview-links`,
    (input) => record({ links: list(parseLink) })(input)?.links,
    signal,
  );

export interface NewPreviewLink {
  readonly id: string;
  /** That the page is shown for. */
  readonly path: string;
  readonly expiresAt: number;
}

/** @returns the URL, which is told this once */
export const addPreviewLink = (client: EditorClient, { id, ...body }: NewPreviewLink): Promise<string> =>
  client.send('POST', `${pathOf(id)}/preview-links`, {
    body,
    parse: (input) => record({ url: text })(input)?.url,
  });

export const revokePreviewLink = (
  client: EditorClient,
  { id, link }: { readonly id: string; readonly link: string },
): Promise<true> => client.send('DELETE', `${pathOf(id)}/preview-links/${link}`, { parse: noAnswer });
