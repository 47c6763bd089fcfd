/**
 * Whether the reader of the stored session subscribes, as the sales service has last said: so that a page can leave out
 * what invites to subscribe before anything is fetched or painted.
 *
 * It is kept beside the session, with the reader's id: without that reader's session, as after a logout anywhere, it
 * says nothing. It lets nobody read: that is decided by the server, for each story.
 */
import type { SessionState } from '@broadsheet/sdk-identity';
import type { Environment } from './Host.ts';

/** Local item: reader's id, `yes` or `no`, milliseconds since 1970. */
export const SUBSCRIBER_KEY = 'broadsheet.subscriber';

/** How long it is good before the service is asked again. */
const GOOD_MS = 24 * 60 * 60_000;

interface SubscriberNote {
  /** Of the identity client. */
  readonly session: SessionState;
  readonly subscribes: boolean;
}

const idOf = (session: SessionState): string =>
  session.status === 'signed-in' ? (session.identity.uuid ?? '') : '';

/** Writes the mark of a reader; of nobody nothing is written. */
export function markSubscriber(environment: Environment, { session, subscribes }: SubscriberNote): void {
  const id = idOf(session);
  if (id === '') return;
  environment.writeLocalItem(SUBSCRIBER_KEY, `${id} ${subscribes ? 'yes' : 'no'} ${environment.now()}`);
}

/** What the mark says of this reader; `undefined` where it is of another, too old, or not there. */
export function readSubscriberMark(environment: Environment, session: SessionState): boolean | undefined {
  const [id, word, at] = environment.readLocalItem(SUBSCRIBER_KEY)?.split(' ') ?? [];
  const isGood = id !== '' && id === idOf(session) && environment.now() - Number(at) < GOOD_MS;
  return isGood ? word === 'yes' : undefined;
}
