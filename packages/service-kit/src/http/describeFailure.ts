const CODES = ['code', 'responseCode', 'command'] as const;

/**
 * Returns what may be logged of an error about a reader: its kind, its codes and where it happened. Messages of drivers and
 * mail servers quote addresses, and database errors contain the values of their statement.
 */
export function describeFailure(error: unknown): Readonly<Record<string, string | number>> {
  if (typeof error !== 'object' || error === null) return { name: typeof error };
  const described: Record<string, string | number> = {};
  if (error instanceof Error) {
    described.name = error.name;
    const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
    described.stack = frames.join('\n');
  }
  for (const key of CODES) {
    const value: unknown = Object.getOwnPropertyDescriptor(error, key)?.value;
    if (typeof value === 'number' || typeof value === 'string') described[key] = value;
  }
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause !== undefined) described.cause = JSON.stringify(describeFailure(cause));
  return described;
}
