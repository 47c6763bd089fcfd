/** `../blocks/alert-bar/src/alert-bar.island.ts` is called `alert-bar`. */
export const moduleName = (path: string) => path.replace(/^.*\/|\.\w+\.ts$/g, '');
