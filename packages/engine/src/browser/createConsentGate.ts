/**
 * Blocks that wait for their reader's consent before anything of theirs is fetched; meanwhile their room is the page's.
 *
 * Where the newspaper keeps the choices itself, the browser has them already. What keeps them is brought by the bar when its
 * reader chooses, and the blocks hear of it there; of a choice in another tab they hear from the storage. A platform of
 * others has to be asked. Where what asks it cannot be had, nobody has agreed.
 */
import { consentPurposes, isGpcOn, evaluateChoices, readChoices } from '@broadsheet/block-kit';
import type { ConsentPort, Environment } from '@broadsheet/block-kit';
import type { SiteProperties } from '@broadsheet/sdk-content';
import type { Hydrator } from './createHydrator.ts';
import type { LoaderModules } from './LoaderModules.ts';
import { queryAll } from './queryAll.ts';
import { isLimited } from './triggers/whenShown.ts';

export interface ConsentGateOptions {
  readonly root: Document;
  readonly modules: Pick<LoaderModules, 'consent'>;
  readonly site: SiteProperties;
  readonly environment: Environment;
  readonly hydrator: Hydrator;
}

/** Where nobody sees the page move. */
const isBelowWindow = (room: Element): boolean => room.getBoundingClientRect().top >= innerHeight;

export function createConsentGate({ root, modules, site, environment, hydrator }: ConsentGateOptions) {
  const { manager = 'own', version = '1' } = site.consent ?? {};
  let port: Pick<ConsentPort, 'state'> | undefined;
  if (manager === 'own')
    port = {
      state: (purpose) => evaluateChoices(readChoices(environment, version), { purpose, isGpcOn: isGpcOn() }),
    };

  function mayStart({ dataset: { purpose, when = '' } }: HTMLElement): boolean {
    const requested = consentPurposes.find((each) => each === purpose);
    return requested !== undefined && when.includes(port?.state(requested) ?? 'unknown');
  }

  function update(): void {
    const waiting = queryAll(root, '[data-purpose]').filter((element) => !isLimited(element));
    const rooms = waiting.flatMap((element) => {
      if (!mayStart(element)) return queryAll(element, ':scope>*');
      // It waits no more, whatever is chosen from now on.
      element.removeAttribute('data-purpose');
      void hydrator.hydrate(element);
      return [];
    });
    // All are looked at before any is hidden, so that the page is laid out once.
    if (port !== undefined) for (const room of rooms.filter(isBelowWindow)) room.hidden = true;
    else if (waiting.length > 0) consent().catch(() => undefined);
  }

  async function consent(): Promise<ConsentPort> {
    const loaded = await (await modules.consent()).connectConsent(site);
    if (port !== loaded) {
      port = loaded;
      loaded.subscribe(update);
      update();
    }
    return loaded;
  }

  environment.onStorageChange(update);
  return {
    /** Brings the port of the page, for whoever asks it; the blocks hear of what is chosen there. */
    consent,
    /** Starts the blocks of the page that may start now. */
    update,
  };
}
