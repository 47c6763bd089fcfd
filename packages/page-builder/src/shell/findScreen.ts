interface Addressed {
  readonly path: string;
}

export interface FoundScreen<Screen extends Addressed> {
  readonly screen: Screen;
  readonly params: Readonly<Record<string, string>>;
}

const getSegments = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // Invalid percent-encoding: the segment is used unchanged.
    return segment;
  }
}

function match<Screen extends Addressed>(
  screen: Screen,
  path: readonly string[],
): FoundScreen<Screen> | undefined {
  const pattern = getSegments(screen.path);
  if (pattern.length !== path.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const segment = path[index] ?? '';
    if (expected.startsWith(':')) params[expected.slice(1)] = decode(segment);
    else if (expected !== segment) return undefined;
  }
  return { screen, params };
}

/** Returns the screen of a path below `/pagebuilder`; `undefined` if there is none. */
export function findScreen<Screen extends Addressed>(
  screens: readonly Screen[],
  path: string,
): FoundScreen<Screen> | undefined {
  const segments = getSegments(path);
  for (const screen of screens) {
    const found = match(screen, segments);
    if (found !== undefined) return found;
  }
  return undefined;
}
