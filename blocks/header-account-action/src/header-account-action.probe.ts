import type { Probe } from '@broadsheet/block-kit';
import { hasStoredSession } from '@broadsheet/identity-ui/stored-session';
import { closeMenus } from './closeMenus.ts';
import { SESSION_STORED } from './sessionAttribute.ts';

/**
 * Hydrates the island when a session is stored, now or as soon as the reader signs in in another tab. Everybody else needs
 * only the server-rendered links.
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
    // The invitation is also hidden until it is known whether this reader subscribes.
    if (element.querySelector('[data-invitation]') !== null)
      import('@broadsheet/sales-ui/subscriber')
        .then(({ checkSubscriber }) => checkSubscriber(context))
        .catch(reportError);
  };
  const stop = environment.onStorageChange(look);
  look();
};
