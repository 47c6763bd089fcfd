import { boolean, list, number, record, text } from '@broadsheet/client-core';
import type { Parser } from '@broadsheet/client-core';
import { noAnswer } from '../api/EditorClient.ts';
import type { EditorClient } from '../api/EditorClient.ts';

/** Another editor who has the page open, or this editor in another tab. */
export interface Presence {
  /** The id of the tab, unique among all on the page. */
  readonly tab: string;
  readonly editorId: string;
  readonly name: string;
  /** The id of the block that is selected there. */
  readonly blockId: string | undefined;
  readonly isYou: boolean;
}

const parsePresence: Parser<Presence> = (input) => {
  const presence = record({ tab: text, editorId: text, name: text, blockId: text, isYou: boolean })(input);
  if (presence?.tab === undefined || presence.editorId === undefined) return undefined;
  const { tab, editorId, name = editorId, blockId, isYou = false } = presence;
  return { tab, editorId, name, blockId, isYou };
};

export interface Place {
  readonly pageId: string;
  readonly tab: string;
  readonly blockId: string | undefined;
}

const getPath = (id: string): string => `/pages/${encodeURIComponent(id)}/presence`;

export interface Gathering {
  /** The other editors. */
  readonly others: readonly Presence[];
  /** The revision of the server's draft; 0 if there is none. */
  readonly revision: number;
}

const parseGathering: Parser<Gathering> = (input) => {
  const { others, revision } = record({ others: list(parsePresence), revision: number })(input) ?? {};
  return others && revision !== undefined ? { others, revision } : undefined;
};

/** Reports where this editor works. */
export const sendPresence = (client: EditorClient, { pageId, ...body }: Place): Promise<Gathering> =>
  client.send('PUT', getPath(pageId), {
    body,
    parse: parseGathering,
  });

export const endPresence = (client: EditorClient, { pageId, tab }: Omit<Place, 'blockId'>): Promise<true> =>
  client.send('DELETE', getPath(pageId), { body: { tab }, parse: noAnswer, isLast: true });
