import type { Host } from '@broadsheet/block-kit';

/** Where the form of a name is sent without script. */
export function toFormAction(formPath: string | undefined): Host['formAction'] {
  return formPath === undefined ? undefined : (form) => `${formPath}${form}`;
}
