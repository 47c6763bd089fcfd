import { boolean, list, record, text } from '@broadsheet/sdk-content';
import type { Parser } from '@broadsheet/sdk-content';
import { noAnswer } from '../api/EditorClient.ts';
import type { EditorClient } from '../api/EditorClient.ts';

/** Somebody else who has the page open, or this editor in another tab. */
export interface Presence {
  /** Tells apart everybody on the page. */
  readonly tab: string;
  readonly editorId: string;
  readonly name: string;
  /** The block that is selected there. */
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

const pathOf = (id: string): string => `/pages/${encodeURIComponent(id)}/presence`;

/** Says where this editor is. @returns where the others are */
export const tellPresence = (
  client: EditorClient,
  { pageId, ...body }: Place,
): Promise<readonly Presence[]> =>
  client.send('PUT', pathOf(pageId), {
    body,
    parse: (input) => record({ others: list(parsePresence) })(input)?.others,
  });

export const endPresence = (client: EditorClient, { pageId, tab }: Omit<Place, 'blockId'>): Promise<true> =>
  client.send('DELETE', pathOf(pageId), { body: { tab }, parse: noAnswer, isLast: true });
