/** Reads how the site reaches readers who are elsewhere: by mail, and by notifications of their browsers. */
import { ConfigError } from './ConfigError.ts';
import type { Variables } from './ConfigError.ts';
import { readWebPush } from './readWebPush.ts';
import type { WebPushConfig } from './readWebPush.ts';

export interface MessagesConfig {
  /** The mail server and the sender's address; absent: no mail is sent, but the sandbox keeps it. */
  readonly mail: { readonly url: string; readonly from: string } | undefined;
  /** How alerts reach the browsers of readers; absent: there are no notifications. */
  readonly webPush: WebPushConfig | undefined;
}

function mail(variables: Variables): MessagesConfig['mail'] {
  const url = variables['SMTP_URL'];
  if (url === undefined || url === '') return undefined;
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol)) {
    throw new ConfigError('SMTP_URL', url, 'a mail server such as smtps://user:password@host:465');
  }
  const from = variables['MAIL_FROM'] ?? '';
  if (!from.includes('@')) {
    throw new ConfigError(
      'MAIL_FROM',
      from,
      'a sender such as "The Courier <readers@example.com>", for SMTP_URL is set',
    );
  }
  return { url, from };
}

/**
 * Reads the variables.
 *
 * @param siteUrl the site's origin and base path
 * @throws ConfigError when a value cannot be used
 */
export const readMessages = (variables: Variables, siteUrl: string): MessagesConfig => ({
  mail: mail(variables),
  webPush: readWebPush(variables, siteUrl),
});
