import type { FieldValues } from '@broadsheet/block-kit';
import type { fields } from './fields.ts';

/** The fields that say which parts of the account an editor has switched on. */
export type AccountParts = Omit<FieldValues<typeof fields>, 'redirectURL'>;
