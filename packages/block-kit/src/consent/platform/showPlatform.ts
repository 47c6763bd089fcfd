/**
 * Shows a consent platform's choices again. No standard defines how, so this module lists the functions that widespread
 * platforms document. For other platforms it calls the command that early platforms of TCF had in common.
 */
import { member } from '../member.ts';

const FUNCTIONS: readonly (readonly string[])[] = [
  // Google's messages for publishers
  ['googlefc', 'showRevocationMessage'],
  ['OneTrust', 'ToggleInfoDisplay'],
  ['Didomi', 'preferences', 'show'],
  ['Cookiebot', 'renew'],
  // Usercentrics
  ['UC_UI', 'showSecondLayer'],
];

/** Calls the function at a path, as a method of its object. Returns whether there was one. */
function call(view: object, path: readonly string[]): boolean {
  const owner = path.slice(0, -1).reduce<unknown>(member, view);
  const run = member(owner, path.at(-1) ?? '');
  if (typeof run !== 'function') return false;
  Reflect.apply(run, owner, []);
  return true;
}

export function showPlatform(view: object): void {
  if (FUNCTIONS.some((path) => call(view, path))) return;
  const api = member(view, '__tcfapi');
  if (typeof api === 'function') Reflect.apply(api, view, ['displayConsentUi', 2, () => undefined]);
}
