/** Returns the name of a module's file: `alert-bar` for `../blocks/alert-bar/src/alert-bar.island.ts`. */
export const moduleName = (path: string) => path.replace(/^.*\/|\.\w+\.ts$/g, '');

export function byName<Value>(modules: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(modules).map(([path, value]) => [moduleName(path), value]));
}
