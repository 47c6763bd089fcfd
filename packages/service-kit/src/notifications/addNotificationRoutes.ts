/**
 * The calls with which browsers subscribe to notifications and unsubscribe. Nobody is signed in: whoever knows an endpoint
 * is its browser. Both answer the same for endpoints that are stored and for others.
 */
import { MINUTE_MS } from '@broadsheet/client-core';
import type { Hono } from 'hono';
import { readFields } from '../http/readFields.ts';
import type { ServiceCall, ServiceEnv } from '../http/ServiceEnv.ts';
import { invalidRequest, ServiceError } from '../http/ServiceError.ts';
import type { Limits } from '../limits/createLimits.ts';
import type { NotificationsOptions } from './Notifications.ts';
import { deleteSubscription, hasTooManyUnreached, insertSubscription } from './subscriptionStore.ts';

export const SUBSCRIBE_PATH = '/readers/v1/notifications';
export const UNSUBSCRIBE_PATH = '/readers/v1/notifications/unsubscribe';

const LONGEST_ENDPOINT = 2_000;
const LONGEST_KEY = 200;
/** For how long an answer of the database about the number of subscriptions is used, in milliseconds. */
const COUNT_MS = MINUTE_MS;

function requireOwnPage(call: ServiceCall, siteUrl: string): void {
  const place = call.req.header('sec-fetch-site');
  const isOwn =
    place === undefined ? call.req.header('origin') === new URL(siteUrl).origin : place === 'same-origin';
  if (isOwn) return;
  const message = 'The call came from a page of another site. Send it from a page of this one.';
  throw new ServiceError({ status: 403, code: '403', message });
}

/** Returns a check that refuses subscriptions while too many have never worked. Strangers can make them up. */
function createRoomCheck({
  database,
  site,
  clock,
}: Pick<NotificationsOptions, 'database' | 'site' | 'clock'>): () => Promise<void> {
  const known = { isFull: false, until: 0 };
  return async () => {
    if (known.until <= clock.now()) {
      known.until = clock.now() + COUNT_MS;
      known.isFull = await hasTooManyUnreached(database, site);
    }
    if (!known.isFull) return;
    const message = 'The site takes no more subscriptions before its next alert. Subscribe again later.';
    throw new ServiceError({ status: 503, code: '503', message });
  };
}

/** Adds the calls below `/readers/v1/notifications`. */
export function addNotificationRoutes(
  app: Hono<ServiceEnv>,
  { database, site, siteUrl, clock, service, limits }: NotificationsOptions & { readonly limits: Limits },
): void {
  const admit = async (call: ServiceCall, action: 'notification' | 'notificationEnd'): Promise<void> => {
    requireOwnPage(call, siteUrl);
    await limits.consume(action, { address: call.env.clientAddress });
  };
  const requireRoom = createRoomCheck({ database, site, clock });
  app.post(SUBSCRIBE_PATH, async (call) => {
    await admit(call, 'notification');
    const fields = await readFields(call.req);
    const keys = fields.object('keys');
    const subscription = {
      endpoint: fields.text('endpoint', LONGEST_ENDPOINT),
      p256dh: keys.text('p256dh', LONGEST_KEY),
      auth: keys.text('auth', LONGEST_KEY),
    };
    const former = fields.optionalText('replaces', LONGEST_ENDPOINT);
    // A page that was opened before the key was changed would store a subscription to which nothing can be sent.
    if (fields.text('publicKey', LONGEST_KEY) !== service.publicKey)
      throw invalidRequest(
        'The subscription was made with another key than that of the site. Load the page again, and subscribe once more.',
      );
    if (!service.accepts(subscription))
      throw invalidRequest(
        'The subscription is not of a known push service. Subscribe with a current browser, or ask the site to add the service.',
      );
    await requireRoom();
    await database.transaction(async (queries) => {
      if (former !== undefined) await deleteSubscription(queries, former);
      await insertSubscription(queries, { ...subscription, site, publicKey: service.publicKey }, clock.now());
    });
    return call.body(null, 204);
  });
  app.post(UNSUBSCRIBE_PATH, async (call) => {
    await admit(call, 'notificationEnd');
    const fields = await readFields(call.req);
    await deleteSubscription(database, fields.text('endpoint', LONGEST_ENDPOINT));
    return call.body(null, 204);
  });
}
