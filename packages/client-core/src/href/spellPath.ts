/** Bytes of characters that are not ASCII, percent-encoded in valid UTF-8 (RFC 3629, section 4). */
const ENCODED =
  /(?:%(?:C[2-9A-F]|D[\dA-F])%[89AB][\dA-F]|%E0%[AB][\dA-F]%[89AB][\dA-F]|%E[1-9A-CEF](?:%[89AB][\dA-F]){2}|%ED%[89][\dA-F]%[89AB][\dA-F]|%F0%[9AB][\dA-F](?:%[89AB][\dA-F]){2}|%F[1-3](?:%[89AB][\dA-F]){3}|%F4%8[\dA-F](?:%[89AB][\dA-F]){2})+/g;

/** An escape, or the text up to the next one: an accent after an escape must not be joined to the escape's last sign. */
const PARTS = /%[\dA-F]{2}|(?:(?!%[\dA-F]{2})[^])+/g;

/**
 * Returns a path in the one spelling in which paths are stored and compared: characters that are not ASCII are composed
 * (Unicode's form C) and percent-encoded, with capital letters, as browsers write them. `/%ec%a7%80/`, `/%EC%A7%80/`, `/지/` and
 * `/지/` in the decomposed form, which file systems of Apple give, are one address.
 */
export function spellPath(path: string): string {
  if (!/[^\0-\x7f]|%[\da-f]{2}/i.test(path)) return path;
  return path
    .replaceAll(/%[\da-f]{2}/gi, (code) => code.toUpperCase())
    .replaceAll(ENCODED, (codes) => decodeURIComponent(codes))
    .replaceAll(PARTS, (part) => part.normalize('NFC'))
    .replaceAll(/[^\0-\x7f]+/g, (signs) => encodeURIComponent(signs.toWellFormed()));
}
