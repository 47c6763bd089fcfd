/** Returns the members with a truthy value: neither absent, `null`, empty, 0 nor `false`. */
export const withoutBlanks = (members: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => Boolean(value)));
