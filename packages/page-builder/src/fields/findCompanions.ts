/**
 * Finds the hidden fields that an image picker fills in addition to the URL. Their names are derived from that of the image
 * field: `imageOverrideAuth` and `imageOverrideId` belong to `imageOverrideURL`, `imageAlt_3` belongs to `imageUrl_3`.
 */
import type { Field } from '@broadsheet/block-kit';
import { readStored } from './FieldsChange.ts';
import type { StoredSchema } from './FieldsChange.ts';

/** The meaning of a hidden field that belongs to an image. */
export type CompanionRole = 'auth' | 'id' | 'focalPoint' | 'alt' | 'width' | 'height';

export interface Companion {
  readonly role: CompanionRole;
  readonly name: string;
  readonly value: unknown;
}

const ENDINGS: Readonly<Record<CompanionRole, string>> = {
  auth: 'Auth',
  id: 'Id',
  focalPoint: 'FocalPoint',
  alt: 'Alt',
  width: 'Width',
  height: 'Height',
};

const KINDS: Readonly<Record<CompanionRole, Field['kind']>> = {
  auth: 'auth',
  id: 'text',
  focalPoint: 'focalPoint',
  alt: 'text',
  width: 'text',
  height: 'text',
};

const ROLES: readonly CompanionRole[] = ['auth', 'id', 'focalPoint', 'alt', 'width', 'height'];
const URL_PART = /URL|Url/;
/** Of several images for one place, the fields of the one for large windows have names without this part. */
const LARGE = /Desktop|Large/;

function listNames(imageName: string, role: CompanionRole): readonly string[] {
  const named = imageName.replace(URL_PART, ENDINGS[role]);
  return named === imageName ? [`${imageName}${ENDINGS[role]}`] : [named, named.replace(LARGE, '')];
}

/** Returns the hidden fields of an image that the schema has with the right kind. */
export function findCompanions(imageName: string, { schema, stored }: StoredSchema): readonly Companion[] {
  return ROLES.flatMap((role) => {
    const name = listNames(imageName, role).find((candidate) => {
      const field = Object.hasOwn(schema, candidate) ? schema[candidate] : undefined;
      return field?.hidden === true && field.kind === KINDS[role];
    });
    return name === undefined ? [] : [{ role, name, value: readStored(stored, name) }];
  });
}
