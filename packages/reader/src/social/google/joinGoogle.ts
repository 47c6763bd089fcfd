/**
 * The blocks of a page share one Sign In With Google, which knows one set of settings and one callback. What it hands
 * out goes to the block that came last.
 */
import type { GoogleIdentity } from './GoogleIdentity.ts';

export interface GoogleSettings {
  readonly clientId: string;
  /** What Google's own words speak of. */
  readonly purpose: 'signin' | 'signup';
  /** Id of the element to put the prompt into; the corner of the window unless told. Browsers with FedCM show it themselves. */
  readonly promptParentId?: string | undefined;
}

type Receive = (response: unknown) => void;

interface Party {
  readonly receivers: Set<Receive>;
  settings: string;
}

const parties = new WeakMap<GoogleIdentity, Party>();

/** @returns leaves: another block's turn, or nobody's */
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
