/** `../blocks/alert-bar/src/alert-bar.island.ts` is called `alert-bar`. */
export const moduleName = (path: string) => path.replace(/^.*\/|\.\w+\.ts$/g, '');

export function byName<Value>(modules: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(modules).map(([path, value]) => [moduleName(path), value]));
}
