/** Finds the hidden fields that an image picker fills in addition to the URL. */
import { findImageCompanion } from '@broadsheet/block-kit';
import type { ImageCompanion } from '@broadsheet/block-kit';
import { readStored } from './FieldsChange.ts';
import type { StoredSchema } from './FieldsChange.ts';

/** The meaning of a hidden field that belongs to an image. */
export type CompanionRole = ImageCompanion;

export interface Companion {
  readonly role: CompanionRole;
  readonly name: string;
  readonly value: unknown;
}

const ROLES: readonly CompanionRole[] = ['auth', 'id', 'focalPoint', 'alt', 'width', 'height'];

/** Returns the hidden fields of an image that the schema has with the right kind. */
export function findCompanions(imageName: string, { schema, stored }: StoredSchema): readonly Companion[] {
  return ROLES.flatMap((role) => {
    const name = findImageCompanion(schema, { imageName, role });
    return name === undefined ? [] : [{ role, name, value: readStored(stored, name) }];
  });
}
