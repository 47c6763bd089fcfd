import { hasMethods, memberAt } from '../vendorMethods.ts';

/** `google.accounts.id`, as far as this project uses it. */
export interface GoogleIdentity {
  initialize(settings: Readonly<Record<string, unknown>>): void;
  /** @param listen gets what became of the prompt, unparsed */
  prompt(listen?: (moment: unknown) => void): void;
  /** @param look as Google's `GsiButtonConfiguration` */
  renderButton(place: HTMLElement, look: Readonly<Record<string, unknown>>): void;
  cancel(): void;
}

/** Google's object in the page, if its script has run and brought what is needed. */
export function readGoogleIdentity(page: Document): GoogleIdentity | undefined {
  const found = page.defaultView === null ? undefined : Reflect.get(page.defaultView, 'google');
  const identity = memberAt(found, 'accounts', 'id');
  return hasMethods(identity, 'initialize', 'prompt', 'renderButton', 'cancel') ? identity : undefined;
}

const says = (moment: unknown, name: string): boolean =>
  hasMethods(moment, name) && moment[name]?.() === true;

/**
 * Whether the reader did not get to see the prompt. Browsers that show it themselves (FedCM) know skipped moments only,
 * so either method may be missing.
 */
export function wasNotShown(moment: unknown): boolean {
  return says(moment, 'isSkippedMoment') || says(moment, 'isNotDisplayed');
}
