/** Returns whole milliseconds, from 10 on, and tenths below; undefined for nothing. @param seconds what was measured */
export function toMilliseconds(seconds: number | undefined): number | undefined {
  if (seconds === undefined) return undefined;
  const ms = seconds * 1_000;
  return ms < 10 ? Math.round(ms * 10) / 10 : Math.round(ms);
}
