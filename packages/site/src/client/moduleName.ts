/** Whether the build has already put the names in the place of the paths (`build/scriptPlugins.ts`). */
const IS_NAMED = import.meta.env.PROD && !import.meta.env.SSR;

/** Returns the name of a module's file: `alert-bar` for `../blocks/alert-bar/src/alert-bar.island.ts`. */
export const moduleName = (path: string) => path.replace(/^.*\/|\.\w+\.ts$/g, '');

/** Returns a table of modules, which `import.meta.glob` fills by path, by name. */
export function byName<Value>(modules: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return IS_NAMED
    ? modules
    : Object.fromEntries(Object.entries(modules).map(([path, value]) => [moduleName(path), value]));
}
