export const UNSUBSCRIBE_PATH = '/readers/v1/newsletters/unsubscribe';
export const PREFERENCES_PATH = '/readers/v1/newsletters/preferences';

/**
 * The headers by which mail programs offer to end a newsletter with one press (RFC 2369 and RFC 8058).
 *
 * @param token of the purpose `letter`, for the one subscription
 */
export function letterHeaders(siteUrl: string, token: string): Readonly<Record<string, string>> {
  return {
    'List-Unsubscribe': `<${siteUrl}${UNSUBSCRIBE_PATH}?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
