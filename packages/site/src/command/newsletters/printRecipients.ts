import type { LetterRecipient } from '@broadsheet/platform';

export const RECIPIENT_FORMATS = ['csv', 'ndjson'] as const;
export type RecipientFormat = (typeof RECIPIENT_FORMATS)[number];

/** The headers of RFC 8058, by which mail programs show their own button for leaving. */
const HEADERS = ['List-Unsubscribe', 'List-Unsubscribe-Post'] as const;

/** A cell of RFC 4180. */
const toCell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const toRow = (cells: readonly string[]): string => `${cells.map(toCell).join(',')}\r\n`;

/**
 * Writes recipients as a table (RFC 4180, with a line of names), or as one JSON object a line.
 *
 * @returns text that ends with a line's end
 */
export function printRecipients(recipients: readonly LetterRecipient[], format: RecipientFormat): string {
  switch (format) {
    case 'csv': {
      const head = toRow(['email', 'preferences_url', ...HEADERS]);
      const rows = recipients.map(({ email, preferencesUrl, headers }) =>
        toRow([email, preferencesUrl, ...HEADERS.map((name) => headers[name] ?? '')]),
      );
      return head + rows.join('');
    }
    case 'ndjson':
      return recipients.map((recipient) => `${JSON.stringify(recipient)}\n`).join('');
  }
}
