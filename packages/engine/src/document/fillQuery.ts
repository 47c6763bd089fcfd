const PLACEHOLDER = /:(\w+)/g;

/** Puts path values into the texts of a query: `":slug"` → `"ada-whitlock"`. What the path does not say stays. */
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

/** True if some text of the query may change when it is filled. */
export function hasPlaceholder(query: Readonly<Record<string, unknown>>, name = '\\w+'): boolean {
  const placeholder = new RegExp(`:${name}\\b`);
  return Object.values(query).some((value) => typeof value === 'string' && placeholder.test(value));
}
