export const UNSUBSCRIBE_PATH = '/readers/v1/newsletters/unsubscribe';
export const PREFERENCES_PATH = '/readers/v1/newsletters/preferences';

/**
 * Returns the headers by which mail programs offer to end a newsletter with one click (RFC 2369 and RFC 8058).
 *
 * @param token a token of the purpose `letter`; a click ends the subscriptions in it
 */
export function letterHeaders(siteUrl: string, token: string): Readonly<Record<string, string>> {
  return {
    'List-Unsubscribe': `<${siteUrl}${UNSUBSCRIBE_PATH}?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
