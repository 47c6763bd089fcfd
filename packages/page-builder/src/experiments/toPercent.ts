/** Returns a share as percent with one decimal, and with two below one percent, where one would hide most differences. */
export function toPercent(share: number): number {
  const digits = share < 0.01 ? 2 : 1;
  return Math.round(share * 100 * 10 ** digits) / 10 ** digits;
}
