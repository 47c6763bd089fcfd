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

/** What became of the last alert that was sent as a notification. The numbers are those of browsers. */
export interface LastNotification {
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly sent: number;
  /** Those that it is still to be sent to. */
  readonly waiting: number;
  /** Those that could not be reached. */
  readonly failed: number;
  /** Those that had ended their subscription, which is therefore removed. */
  readonly removed: number;
}

export interface NotificationState {
  /** The number of browsers that have subscribed. */
  readonly subscribers: number;
  readonly last: LastNotification | undefined;
}

export interface AlertState {
  /** `undefined` if readers see none. */
  readonly alert: Alert | undefined;
  /** `undefined` on a site that sends no notifications. */
  readonly notifications: NotificationState | undefined;
}

const parseLast: Parser<LastNotification> = (input) => {
  const last = record({
    text,
    at: number,
    sent: number,
    waiting: number,
    failed: number,
    removed: number,
  })(input);
  if (last?.text === undefined || last.at === undefined) return undefined;
  const { sent = 0, waiting = 0, failed = 0, removed = 0 } = last;
  return { text: last.text, at: last.at, sent, waiting, failed, removed };
};

const parseNotifications: Parser<NotificationState> = (input) => {
  const state = record({ subscribers: number, last: parseLast })(input);
  return state?.subscribers === undefined ? undefined : { subscribers: state.subscribers, last: state.last };
};

const parseAnswer = record({ alert: parseAlert, notifications: parseNotifications });

/** Reads the alert. @param options `hasNotifications`: with the numbers of notifications, which the platform has to count */
export async function readAlert(
  client: EditorClient,
  { signal, hasNotifications }: { readonly signal?: AbortSignal; readonly hasNotifications: boolean },
): Promise<AlertState> {
  const path = hasNotifications ? '/alert?notifications' : '/alert';
  const { alert, notifications } = await client.get(path, parseAnswer, signal);
  return { alert, notifications };
}

export interface NewAlert extends Pick<Alert, 'text' | 'path' | 'endsAt'> {
  /** Whether it also goes to the browsers that have subscribed to notifications. */
  readonly isNotified: boolean;
}

export const sendAlert = async (client: EditorClient, body: NewAlert): Promise<Alert | undefined> =>
  (await client.send('POST', '/alert', { body: { ...body }, parse: parseAnswer })).alert;

export const endAlert = (client: EditorClient): Promise<true> =>
  client.send('DELETE', '/alert', { parse: noAnswer });
