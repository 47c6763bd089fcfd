/**
 * Which hidden fields an image picker fills besides the URL. Their names follow from that of the image's field: beside
 * `imageOverrideURL` stand `imageOverrideAuth` and `imageOverrideId`, beside `imageUrl_3` stands `imageAlt_3`.
 */
import type { Field } from '@broadsheet/block-kit';
import { readStored } from './FieldsChange.ts';
import type { StoredSchema } from './FieldsChange.ts';

/** What a hidden field beside an image holds. */
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
/** Of several images for one place, that of large windows has the plain names. */
const LARGE = /Desktop|Large/;

function namesOf(imageName: string, role: CompanionRole): readonly string[] {
  const named = imageName.replace(URL_PART, ENDINGS[role]);
  return named === imageName ? [`${imageName}${ENDINGS[role]}`] : [named, named.replace(LARGE, '')];
}

/** The companions of an image's field that the schema has: hidden, and of the kind that fits. */
export function findCompanions(imageName: string, { schema, stored }: StoredSchema): readonly Companion[] {
  return ROLES.flatMap((role) => {
    const name = namesOf(imageName, role).find((candidate) => {
      const field = Object.hasOwn(schema, candidate) ? schema[candidate] : undefined;
      return field?.hidden === true && field.kind === KINDS[role];
    });
    return name === undefined ? [] : [{ role, name, value: readStored(stored, name) }];
  });
}
