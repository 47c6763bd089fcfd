import type { VARIABLES } from './variables.ts';

/**
 * The settings that `broadsheet.config.ts` may have: the environment variables of the site, except those that hold a
 * secret. A secret in a file ends up in a repository.
 */
export type SettingName = Extract<(typeof VARIABLES)[number], { readonly place: 'setting' }>['name'];
export type Settings = Readonly<Partial<Record<SettingName, string | number>>>;
