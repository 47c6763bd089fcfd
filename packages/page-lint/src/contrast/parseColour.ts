const NAMED: Readonly<Record<string, string>> = { black: '#000000', white: '#ffffff', red: '#ff0000' };
const SHORT = /^#([\da-f])([\da-f])([\da-f])$/;
const LONG = /^#[\da-f]{6}$/;
const FUNCTION = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/;

/**
 * Parses a CSS colour to `#` and six digits; `undefined` for anything but an opaque colour, and for notations that need a
 * browser.
 */
export function parseColour(css: string): string | undefined {
  const lower = css.trim().toLowerCase();
  const text = (Object.hasOwn(NAMED, lower) ? NAMED[lower] : undefined) ?? lower;
  if (LONG.test(text)) return text;
  const short = SHORT.exec(text)?.slice(1);
  if (short !== undefined) return `#${short.map((digit) => digit + digit).join('')}`;
  const channels = FUNCTION.exec(text)?.slice(1).map(Number);
  if (channels === undefined || Math.max(...channels) > 255) return undefined;
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
