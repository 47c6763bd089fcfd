/** Whether the browser sends Global Privacy Control (W3C), which script reads from `navigator.globalPrivacyControl`. */
export function isGpcOn(navigator: object = globalThis.navigator): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}
