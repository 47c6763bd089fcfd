import { readSubscriberMark, SUBSCRIBER_ATTRIBUTE } from '@broadsheet/block-kit';
import type { ElementContext } from '@broadsheet/block-kit';
import { getEntitlements } from '@broadsheet/sdk-sales/operations';

/**
 * Finds out whether the reader of the page's session subscribes, and reports it to the page: by the mark in this browser,
 * else by asking the sales service, which leaves a mark.
 *
 * @throws unknown when the service cannot be asked; invitations to subscribe then stay hidden
 */
export async function checkSubscriber({
  element,
  environment,
  identity,
  sales,
}: ElementContext): Promise<void> {
  const root = element.ownerDocument.documentElement;
  const client = await identity();
  if (!(await client.isLoggedIn())) return root.removeAttribute(SUBSCRIBER_ATTRIBUTE);
  let subscribes = readSubscriberMark(environment, client.getSession());
  if (subscribes === undefined) {
    const { skus = [] } = await getEntitlements(await sales());
    subscribes = skus.length > 0;
  }
  root.setAttribute(SUBSCRIBER_ATTRIBUTE, subscribes ? 'yes' : 'no');
}
