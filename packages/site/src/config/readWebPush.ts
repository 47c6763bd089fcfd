import { isPushHost, toPublicKey } from '@broadsheet/platform';
import type { VapidKeys } from '@broadsheet/platform';
import { ConfigError } from './ConfigError.ts';
import type { Variables } from './ConfigError.ts';

/** How alerts reach the browsers of readers. */
export interface WebPushConfig {
  readonly keys: VapidKeys;
  /** Where push services reach the operator: a `mailto:` or an https address. */
  readonly contact: string;
  /** Further hosts of push services; one with a leading point stands for all hosts below it. */
  readonly hosts: readonly string[];
}

const HOW_TO_MAKE = 'a private key of 43 characters, as npx broadsheet notifications key prints it';

/** Reads the key. It is a secret, so no message repeats it. The public key is computed, so that no pair can be half set. */
function readKeys(privateKey: string): VapidKeys {
  const publicKey = toPublicKey(privateKey);
  if (publicKey !== undefined) return { privateKey, publicKey };
  const isPublic = /^B[\w-]{86}$/.test(privateKey);
  throw new ConfigError(
    'WEB_PUSH_KEY',
    '…',
    isPublic ? `${HOW_TO_MAKE}; this is the public key` : HOW_TO_MAKE,
  );
}

function readContact(variables: Variables, siteUrl: string): string {
  const contact = variables['WEB_PUSH_CONTACT'] || siteUrl;
  if (/^mailto:[^\s@]+@[^\s@]+$/.test(contact)) return contact;
  if (URL.canParse(contact) && contact.startsWith('https://')) return contact;
  const isOwn = contact === siteUrl;
  throw new ConfigError(
    'WEB_PUSH_CONTACT',
    isOwn ? '' : contact,
    `an address where push services reach you, such as mailto:desk@example.com${isOwn ? ', for WEB_PUSH_KEY is set and SITE_ORIGIN is no https address' : ''}`,
  );
}

function readHosts(variables: Variables): readonly string[] {
  const hosts = (variables['WEB_PUSH_HOSTS'] ?? '').split(/[\s,]+/).filter((host) => host !== '');
  for (const host of hosts)
    if (!isPushHost(host))
      throw new ConfigError(
        'WEB_PUSH_HOSTS',
        host,
        'a list of host names such as push.example.com, or .push.example.com for all below',
      );
  return hosts;
}

/**
 * Reads how alerts reach browsers; undefined: they do not.
 *
 * @param siteUrl the site's origin and base path
 * @throws ConfigError when a value cannot be used, or the key is missing beside others
 */
export function readWebPush(variables: Variables, siteUrl: string): WebPushConfig | undefined {
  const key = variables['WEB_PUSH_KEY'] ?? '';
  if (key !== '')
    return {
      keys: readKeys(key),
      contact: readContact(variables, siteUrl),
      hosts: readHosts(variables),
    };
  const other = ['WEB_PUSH_CONTACT', 'WEB_PUSH_HOSTS'].find((name) => Boolean(variables[name]));
  if (other === undefined) return undefined;
  throw new ConfigError('WEB_PUSH_KEY', '', `${HOW_TO_MAKE}, for ${other} is set`);
}
