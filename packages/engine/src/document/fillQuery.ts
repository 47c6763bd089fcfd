const PLACEHOLDER = /:(\w+)/g;

/** Fills path values into the texts of a query: `":slug"` → `"ada-whitlock"`. Placeholders without a value stay. */
export function fillQuery<Value>(
  query: Readonly<Record<string, Value>>,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, Value | string>> {
  const fill = (value: Value) =>
    typeof value === 'string'
      ? value.replaceAll(PLACEHOLDER, (whole, name: string) =>
          Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
        )
      : value;
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, fill(value)]));
}

/** Returns whether a text of the query has a placeholder. */
export function hasPlaceholder(query: Readonly<Record<string, unknown>>, name = '\\w+'): boolean {
  const placeholder = new RegExp(`:${name}\\b`);
  return Object.values(query).some((value) => typeof value === 'string' && placeholder.test(value));
}
