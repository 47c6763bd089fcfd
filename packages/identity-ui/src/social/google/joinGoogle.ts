/**
 * Shares one Sign In With Google between the blocks of a page, because it has one set of settings and one callback. The last
 * block that joined receives the credentials.
 */
import type { GoogleIdentity } from './GoogleIdentity.ts';

export interface GoogleSettings {
  readonly clientId: string;
  /** Whether Google's own texts are about signing in or signing up. */
  readonly purpose: 'signin' | 'signup';
  /**
   * Id of the element to put the prompt into; the corner of the window unless told. Browsers with FedCM show it themselves.
   */
  readonly promptParentId?: string | undefined;
}

type Receive = (response: unknown) => void;

interface Party {
  readonly receivers: Set<Receive>;
  settings: string;
}

const parties = new WeakMap<GoogleIdentity, Party>();

/** Joins a block. @returns a function that removes it again */
export function joinGoogle(google: GoogleIdentity, settings: GoogleSettings, receive: Receive): () => void {
  const party = parties.get(google) ?? { receivers: new Set(), settings: '' };
  parties.set(google, party);
  party.receivers.add(receive);
  const { clientId, purpose, promptParentId } = settings;
  const signature = `${purpose} ${clientId} ${promptParentId}`;
  if (party.settings !== signature) {
    party.settings = signature;
    google.initialize({
      client_id: clientId,
      callback: (response: unknown) => [...party.receivers].at(-1)?.(response),
      auto_select: false,
      context: purpose,
      itp_support: true,
      use_fedcm_for_prompt: true,
      ...(promptParentId !== undefined && { prompt_parent_id: promptParentId }),
    });
  }
  return () => party.receivers.delete(receive);
}
