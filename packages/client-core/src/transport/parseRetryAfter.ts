const HTTP_DATE = /^[A-Z][a-z]{2,8}, .*\d{2}:\d{2}:\d{2} GMT$/;

/**
 * Reads a Retry-After header: whole seconds, or an HTTP date (RFC 9110, section 10.2.3).
 *
 * @returns milliseconds from now, 0 for a date that has passed, `undefined` when absent or unreadable
 */
export function parseRetryAfter(value: string | null, nowMs: number): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // Date.parse alone would take "-5" or "soon 1" for a date.
  if (!HTTP_DATE.test(text)) return undefined;
  const atMs = Date.parse(text);
  return Number.isNaN(atMs) ? undefined : Math.max(0, atMs - nowMs);
}
