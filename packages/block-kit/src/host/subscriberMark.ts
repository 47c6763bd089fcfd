/**
 * Remembers whether the signed-in reader subscribes, by the last answer of the sales service, so that a page can hide
 * invitations to subscribe before anything is fetched or painted.
 *
 * The mark is stored beside the session, with the reader's id. Without that reader's session, e.g. after a logout in
 * another tab, it means nothing. It grants no access: the server decides that for each story.
 */
import type { SessionState } from '@broadsheet/sdk-identity';
import type { Environment } from './Host.ts';

/** The local storage item: the reader's id, `yes` or `no`, and milliseconds since 1970, separated by spaces. */
export const SUBSCRIBER_KEY = 'broadsheet.subscriber';

/** Milliseconds until the mark is stale and the service is asked again. */
const GOOD_MS = 24 * 60 * 60_000;

interface SubscriberNote {
  /** The identity client's session. */
  readonly session: SessionState;
  readonly subscribes: boolean;
}

const getId = (session: SessionState): string =>
  session.status === 'signed-in' ? (session.identity.uuid ?? '') : '';

/** Stores the mark of a signed-in reader; does nothing if nobody is signed in. */
export function markSubscriber(environment: Environment, { session, subscribes }: SubscriberNote): void {
  const id = getId(session);
  if (id === '') return;
  environment.writeLocalItem(SUBSCRIBER_KEY, `${id} ${subscribes ? 'yes' : 'no'} ${environment.now()}`);
}

/** Returns whether the session's reader subscribes; `undefined` if the mark is another reader's, stale or missing. */
export function readSubscriberMark(environment: Environment, session: SessionState): boolean | undefined {
  const [id, word, at] = environment.readLocalItem(SUBSCRIBER_KEY)?.split(' ') ?? [];
  const isGood = id !== '' && id === getId(session) && environment.now() - Number(at) < GOOD_MS;
  return isGood ? word === 'yes' : undefined;
}
