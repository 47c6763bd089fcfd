import type { Enhance } from '@broadsheet/block-kit';
import { hasStoredSession } from '@broadsheet/reader/stored-session';

/** Finds out whether a reader with a session subscribes, where the page does not know it yet. For nobody else anything is fetched. */
export const enhance: Enhance = (context) => {
  if (hasStoredSession(context.environment))
    import('@broadsheet/subscription/subscriber')
      .then(({ checkSubscriber }) => checkSubscriber(context))
      .catch(reportError);
  return () => undefined;
};
