/** Prints each kind of repair once, with how often it was made; the commonest first. */
export function sayRepairs(repairs: Readonly<Record<string, number>>, say: (line: string) => void): void {
  const kinds = Object.entries(repairs).toSorted(([, first], [, second]) => second - first);
  if (kinds.length > 0) say('Repaired, and the number of times:');
  for (const [kind, count] of kinds) say(`${count} × ${kind}`);
}
