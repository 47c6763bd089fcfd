import { isRecord, readArray, readFlag, readNumeric, readString } from '@broadsheet/client-core';
import { readEach } from '../json/readEach.ts';
import type { Address, Attribute, Contact, ProfileIdentity, UserProfile } from './UserProfile.ts';

type Body = Readonly<Record<string, unknown>>;

const contactTypes = ['WORK', 'HOME', 'PRIMARY', 'OTHER'] as const;
const identityTypes = ['Password', 'Identity', 'Google', 'Facebook', 'Apple'] as const;
const statuses = ['Active', 'Disabled'] as const;
const profileTexts = [
  'uuid',
  'email',
  'unverifiedEmail',
  'displayName',
  'firstName',
  'lastName',
  'secondLastName',
  'gender',
  'birthDay',
  'birthMonth',
  'birthYear',
  'picture',
  'legacyId',
] as const;

function oneOf<Value extends string>(values: readonly Value[], body: Body, key: string): Value | undefined {
  return values.find((value) => value === body[key]);
}

/** Reads members that are strings; an empty string counts as absent. */
const texts = <Name extends string>(body: Body, ...names: readonly Name[]) =>
  readEach(names, (name) => readString(body, name) || undefined);

const readType = (item: Body): Contact['type'] => oneOf(contactTypes, item, 'type') ?? 'OTHER';

/** Reads the items of a list and omits those that cannot be parsed. */
const readList = <Item>(
  body: Body,
  key: string,
  parse: (item: Body) => Item | undefined,
): Item[] | undefined => readArray(body, key, (item) => (isRecord(item) ? parse(item) : undefined));

function parseContact(item: Body): Contact | undefined {
  const { phone } = texts(item, 'phone');
  return phone === undefined ? undefined : { phone, type: readType(item) };
}

function parseAttribute(item: Body): Attribute | undefined {
  const { name, value = '' } = texts(item, 'name', 'value');
  return name === undefined ? undefined : { name, value };
}

function parseAddress(item: Body): Address {
  const {
    line1 = '',
    locality = '',
    ...rest
  } = texts(item, ...(['line1', 'line2', 'locality', 'region', 'postal', 'country'] as const));
  return { line1, locality, ...rest, type: readType(item) };
}

function parseIdentity(item: Body): ProfileIdentity | undefined {
  const type = oneOf(identityTypes, item, 'type');
  const { userName, lastLoginDate } = texts(item, 'userName', 'lastLoginDate');
  return (
    type && {
      type,
      userName,
      passwordReset: readFlag(item, 'passwordReset') ?? false,
      locked: readFlag(item, 'locked') ?? false,
      lastLoginDate: readNumeric(item, 'lastLoginDate') ?? lastLoginDate,
    }
  );
}

/**
 * Parses a profile. A member that cannot be parsed is absent, a list item that cannot be parsed is omitted.
 *
 * @returns `undefined` without a uuid, because the profile belongs to nobody
 */
export function parseUserProfile(value: unknown): UserProfile | undefined {
  if (!isRecord(value)) return undefined;
  const { uuid, ...rest } = texts(value, ...profileTexts);
  return uuid === undefined
    ? undefined
    : {
        uuid,
        ...rest,
        emailVerified: readFlag(value, 'emailVerified') ?? false,
        status: oneOf(statuses, value, 'status'),
        createdOn: readNumeric(value, 'createdOn'),
        modifiedOn: readNumeric(value, 'modifiedOn'),
        contacts: readList(value, 'contacts', parseContact),
        addresses: readList(value, 'addresses', parseAddress),
        attributes: readList(value, 'attributes', parseAttribute),
        identities: readList(value, 'identities', parseIdentity) ?? [],
        raw: value,
      };
}
