/**
 * Returns whether the browser sends Global Privacy Control (W3C), which scripts read from `navigator.globalPrivacyControl`.
 */
export function isGpcOn(navigator: object = globalThis.navigator): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}
