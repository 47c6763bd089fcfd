/** Fetched when the first block, script or embed asks for consent; other pages never load this module. */
import type { SiteProperties } from '@broadsheet/sdk-content';
import { browserEnvironment } from './browserEnvironment.ts';
import type { ConsentPort } from '../consent/ConsentPort.ts';
import { createOpenConsent } from '../consent/createOpenConsent.ts';
import { isGpcOn } from '../consent/isGpcOn.ts';
import { createOwnConsent } from '../consent/own/createOwnConsent.ts';

async function createPort({ consent = {}, basePath }: SiteProperties): Promise<ConsentPort> {
  const { manager = 'own', version = '1' } = consent;
  const options = { adapters: browserEnvironment(basePath), view: window, isGpcOn: isGpcOn() };
  switch (manager) {
    case 'own':
      return createOwnConsent({ ...options, version });
    case 'tcf':
      return (await import('../consent/tcf/createTcfConsent.ts')).createTcfConsent(options);
    case 'gpp':
      return (await import('../consent/gpp/createGppConsent.ts')).createGppConsent(options);
    case 'none':
      return createOpenConsent(options);
  }
}

const connected = new WeakMap<SiteProperties, Promise<ConsentPort>>();

/** Returns the page's consent port: one instance for each set of site properties. Call it in a browser only. */
export function connectConsent(site: SiteProperties): Promise<ConsentPort> {
  const port = connected.get(site) ?? createPort(site);
  connected.set(site, port);
  // The network may be back when the next one asks.
  port.catch(() => connected.delete(site));
  return port;
}
