/**
 * Formats milliseconds as an ISO 8601 duration of whole seconds, e.g. `PT1H2M3S`. `undefined` for less than half a second.
 */
export function isoDuration(milliseconds: number | undefined): string | undefined {
  const total = Math.round((milliseconds ?? 0) / 1000);
  if (total <= 0) return undefined;
  const parts: readonly (readonly [number, string])[] = [
    [Math.floor(total / 3600), 'H'],
    [Math.floor(total / 60) % 60, 'M'],
    [total % 60, 'S'],
  ];
  return `PT${parts.map(([amount, unit]) => (amount === 0 ? '' : `${amount}${unit}`)).join('')}`;
}
