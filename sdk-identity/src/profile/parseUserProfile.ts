import { flag, isRecord, list, numeric, oneOf, readEach, string } from '@broadsheet/client-core';
import type { Address, Attribute, Contact, ProfileIdentity, UserProfile } from './UserProfile.ts';

type Body = Readonly<Record<string, unknown>>;

const contactType = oneOf('WORK', 'HOME', 'PRIMARY', 'OTHER');
const identityType = oneOf('Password', 'Identity', 'Google', 'Facebook', 'Apple');
const status = oneOf('Active', 'Disabled');
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

/** Reads members that are strings; an empty string counts as absent. */
const texts = <Name extends string>(body: Body, ...names: readonly Name[]) =>
  readEach(names, (name) => string(body[name]) || undefined);

const readType = (item: Body): Contact['type'] => contactType(item['type']) ?? 'OTHER';

/** Reads the items of a list and omits those that cannot be parsed. */
const readList = <Item>(
  body: Body,
  key: string,
  parse: (item: Body) => Item | undefined,
): readonly Item[] | undefined => list((item) => (isRecord(item) ? parse(item) : undefined))(body[key]);

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
  const type = identityType(item['type']);
  const { userName, lastLoginDate } = texts(item, 'userName', 'lastLoginDate');
  return (
    type && {
      type,
      userName,
      passwordReset: flag(item['passwordReset']) ?? false,
      locked: flag(item['locked']) ?? false,
      lastLoginDate: numeric(item['lastLoginDate']) ?? lastLoginDate,
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
        emailVerified: flag(value['emailVerified']) ?? false,
        status: status(value['status']),
        createdOn: numeric(value['createdOn']),
        modifiedOn: numeric(value['modifiedOn']),
        contacts: readList(value, 'contacts', parseContact),
        addresses: readList(value, 'addresses', parseAddress),
        attributes: readList(value, 'attributes', parseAttribute),
        identities: readList(value, 'identities', parseIdentity) ?? [],
        raw: value,
      };
}
