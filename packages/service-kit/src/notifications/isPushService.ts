/** The push services of Chrome and its relatives, Firefox, Safari and Edge. A leading point stands for all hosts below. */
const KNOWN = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const;

/** Matches the name of a host, with or without a leading point. IP addresses are no names. */
const HOST = /^\.?(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*$/;

/** Returns whether text may stand in a list of push services. */
export const isPushHost = (text: string): boolean => HOST.test(text);

/**
 * Returns whether a URL is at a push service, so that a subscription cannot make the server call any other host: https, the
 * usual port, no user, and a known host or one of `others`. It is written as browsers write URLs and has no fragment, so that
 * one endpoint is not stored under many names.
 */
export function isPushService(text: string, others: readonly string[] = []): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password, href } = new URL(text);
  if (href !== text || href.includes('#')) return false;
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return [...KNOWN, ...others].some((host) =>
    host.startsWith('.') ? hostname.endsWith(host) : hostname === host,
  );
}
