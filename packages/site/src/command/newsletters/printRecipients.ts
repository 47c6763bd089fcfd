import type { LetterRecipient } from '@broadsheet/platform';

export const RECIPIENT_FORMATS = ['csv', 'ndjson'] as const;
export type RecipientFormat = (typeof RECIPIENT_FORMATS)[number];

/** The headers of RFC 8058, from which mail programs show their own unsubscribe button. */
const HEADERS = ['List-Unsubscribe', 'List-Unsubscribe-Post'] as const;

/** Formats a cell of a CSV table (RFC 4180). */
const toCell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const toRow = (cells: readonly string[]): string => `${cells.map(toCell).join(',')}\r\n`;

/**
 * Formats recipients as a CSV table (RFC 4180, with a header line), or as one JSON object a line.
 * @returns text that ends with a line break
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
