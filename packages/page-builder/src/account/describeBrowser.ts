/**
 * Browsers and the patterns of their names. The newer ones are first, because browsers also name those that they descend
 * from.
 */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg\w*\//, 'Edge'],
  [/\bOP(R|T|X)\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/Chrom(e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** Describes a browser by familiar names, such as "Firefox, Windows"; `undefined` for an unknown one. */
export function describeBrowser(userAgent: string): string | undefined {
  const parts = [nameIn(BROWSERS, userAgent), nameIn(SYSTEMS, userAgent)].filter(
    (part) => part !== undefined,
  );
  return parts.length === 0 ? undefined : parts.join(', ');
}
