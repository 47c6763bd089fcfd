import type { Enhance } from '@broadsheet/block-kit';
import { hasStoredSession } from '@broadsheet/identity-ui/stored-session';

/**
 * Finds out whether a reader with a session subscribes, when the page does not know yet. For other readers it fetches
 * nothing.
 */
export const enhance: Enhance = (context) => {
  if (hasStoredSession(context.environment))
    import('@broadsheet/sales-ui/subscriber')
      .then(({ checkSubscriber }) => checkSubscriber(context))
      .catch(reportError);
  return () => undefined;
};
