/** Converts a name from code to words: `right-rail` is "Right rail", `listCount` is "List count". */
export function toWords(name: string): string {
  const words = name.replaceAll(/[-_]+/g, ' ').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** Describes a stored value for comparison: members by their names, entries one after another; empty for nothing. */
export function describeValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(describeValue).join('; ');
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object') return '';
  return Object.entries(value)
    .map(([name, member]) => `${toWords(name)}: ${describeValue(member)}`)
    .join(', ');
}
