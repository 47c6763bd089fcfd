/** Values of the `:name` segments, percent-decoded; `undefined` if the path does not fit the pattern. */
export function matchPath(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const expected = segments(pattern);
  const given = segments(path);
  if (expected.length !== given.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    const actual = given[index] ?? '';
    if (segment.startsWith(':')) {
      const decoded = decode(actual);
      if (decoded === undefined || decoded === '') return undefined;
      values[segment.slice(1)] = decoded;
    } else if (segment !== actual) return undefined;
  }
  return values;
}

function segments(path: string): readonly string[] {
  return path.replace(/^\/|\/$/g, '').split('/');
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** Puts path values into the texts of a query: `":slug"` → `"ada-whitlock"`. */
export function fillQuery<Value>(
  query: Readonly<Record<string, Value>>,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, Value | string>> {
  const fill = (value: Value) =>
    typeof value === 'string'
      ? value.replaceAll(/:(\w+)/g, (whole, name: string) => values[name] ?? whole)
      : value;
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, fill(value)]));
}
