import type { Field, FieldSchema } from './Field.ts';

/** What a hidden field keeps beside the URL of an image. */
export type ImageCompanion = 'auth' | 'id' | 'focalPoint' | 'alt' | 'width' | 'height';

const ENDINGS: Readonly<Record<ImageCompanion, string>> = {
  auth: 'Auth',
  id: 'Id',
  focalPoint: 'FocalPoint',
  alt: 'Alt',
  width: 'Width',
  height: 'Height',
};

const KINDS: Readonly<Record<ImageCompanion, Field['kind']>> = {
  auth: 'auth',
  id: 'text',
  focalPoint: 'focalPoint',
  alt: 'text',
  width: 'text',
  height: 'text',
};

const URL_PART = /URL|Url/;
/** Of several images for one place, the fields of the one for large windows have names without this part. */
const LARGE = /Desktop|Large/;

function listNames(imageName: string, role: ImageCompanion): readonly string[] {
  const named = imageName.replace(URL_PART, ENDINGS[role]);
  return named === imageName ? [`${imageName}${ENDINGS[role]}`] : [named, named.replace(LARGE, '')];
}

/**
 * Returns the name of a hidden field that belongs to an `image` field, derived from its name: `imageOverrideAlt` and
 * `imageOverrideId` belong to `imageOverrideURL`, `imageAlt_3` belongs to `imageUrl_3`. `undefined` if the schema has none
 * of the right kind.
 */
export const findImageCompanion = (
  schema: FieldSchema,
  { imageName, role }: { readonly imageName: string; readonly role: ImageCompanion },
): string | undefined =>
  listNames(imageName, role).find((candidate) => {
    const field = Object.hasOwn(schema, candidate) ? schema[candidate] : undefined;
    return field?.hidden === true && field.kind === KINDS[role];
  });
