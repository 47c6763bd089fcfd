import type { Probe } from '@broadsheet/block-kit';
import { hasStoredSession } from '@broadsheet/reader/stored-session';
import { closeMenus } from './closeMenus.ts';
import { SESSION_STORED } from './sessionAttribute.ts';

/**
 * Hydrates the island where a session is stored, now or as soon as the reader signs in in another tab. For everybody else
 * the links of the server are all there is.
 */
export const probe: Probe = (context) => {
  const { element, environment, hydrate } = context;
  const stopMenus = closeMenus(element);
  const look = (): void => {
    if (!hasStoredSession(environment)) return;
    stop();
    stopMenus();
    element.setAttribute(SESSION_STORED, '');
    hydrate();
    // The invitation waits unseen as well, until it is known whether this reader subscribes.
    if (element.querySelector('[data-invitation]') !== null)
      import('@broadsheet/subscription/subscriber')
        .then(({ checkSubscriber }) => checkSubscriber(context))
        .catch(reportError);
  };
  const stop = environment.onStorageChange(look);
  look();
};
