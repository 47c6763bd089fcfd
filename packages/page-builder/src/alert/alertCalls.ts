/** The calls of the alert. Each rejects with an error whose message can be shown. */
import { number, record, text } from '@broadsheet/client-core';
import type { Parser } from '@broadsheet/client-core';
import { noAnswer } from '../api/EditorClient.ts';
import type { EditorClient } from '../api/EditorClient.ts';

/** The alert that readers see. */
export interface Alert {
  readonly text: string;
  /** The path that it leads to; `undefined` for an alert without a link. */
  readonly path: string | undefined;
  /** Milliseconds since 1970; `undefined` for an alert that somebody has to end. */
  readonly endsAt: number | undefined;
  /** The editor who sent it and when; `undefined` for an alert that was imported. */
  readonly sent: { readonly by: string; readonly at: number } | undefined;
}

const parseAlert: Parser<Alert> = (input) => {
  const alert = record({ text, path: text, endsAt: number, editorName: text, sentAt: number })(input);
  if (alert?.text === undefined) return undefined;
  const { endsAt, editorName: by, sentAt: at } = alert;
  const sent = by === undefined || at === undefined ? undefined : { by, at };
  return { text: alert.text, path: alert.path, endsAt, sent };
};

/** Parses a response; `alert` is `undefined` if there is none. */
const parseAnswer: Parser<{ readonly alert?: Alert }> = record({ alert: parseAlert });

export const readAlert = async (client: EditorClient, signal?: AbortSignal): Promise<Alert | undefined> =>
  (await client.get('/alert', parseAnswer, signal)).alert;

export const sendAlert = async (
  client: EditorClient,
  body: Pick<Alert, 'text' | 'path' | 'endsAt'>,
): Promise<Alert | undefined> => (await client.send('POST', '/alert', { body, parse: parseAnswer })).alert;

export const endAlert = (client: EditorClient): Promise<true> =>
  client.send('DELETE', '/alert', { parse: noAnswer });
