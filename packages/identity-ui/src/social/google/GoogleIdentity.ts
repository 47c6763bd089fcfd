import { hasMethods, memberAt } from '../vendorMethods.ts';

/** `google.accounts.id`, as far as this project uses it. */
export interface GoogleIdentity {
  initialize(settings: Readonly<Record<string, unknown>>): void;
  /** Shows the prompt. @param listen called with what became of the prompt, unparsed */
  prompt(listen?: (moment: unknown) => void): void;
  /** @param look as Google's `GsiButtonConfiguration` */
  renderButton(place: HTMLElement, look: Readonly<Record<string, unknown>>): void;
  cancel(): void;
}

/** Returns Google's global object, if its script has run and the object has the needed methods. */
export function readGoogleIdentity(page: Document): GoogleIdentity | undefined {
  const found = page.defaultView === null ? undefined : Reflect.get(page.defaultView, 'google');
  const identity = memberAt(found, 'accounts', 'id');
  return hasMethods(identity, 'initialize', 'prompt', 'renderButton', 'cancel') ? identity : undefined;
}

const says = (moment: unknown, name: string): boolean =>
  hasMethods(moment, name) && moment[name]?.() === true;

/**
 * Returns whether the prompt was not shown. Browsers that show it themselves (FedCM) report skipped moments only, so either
 * method may be missing.
 */
export function wasNotShown(moment: unknown): boolean {
  return says(moment, 'isSkippedMoment') || says(moment, 'isNotDisplayed');
}
