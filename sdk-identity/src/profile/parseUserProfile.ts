import { isRecord, readArray, readFlag, readNumeric, readString } from '@broadsheet/client-core';
import type { Address, Attribute, Contact, ProfileIdentity, UserProfile } from './UserProfile.ts';

type Body = Readonly<Record<string, unknown>>;

const contactTypes = ['WORK', 'HOME', 'PRIMARY', 'OTHER'] as const;
const identityTypes = ['Password', 'Identity', 'Google', 'Facebook', 'Apple'] as const;
const statuses = ['Active', 'Disabled'] as const;

function oneOf<Value extends string>(values: readonly Value[], body: Body, key: string): Value | undefined {
  return values.find((value) => value === body[key]);
}

const text = (body: Body, key: string): string | undefined => readString(body, key) || undefined;

function parseContact(item: unknown): Contact | undefined {
  if (!isRecord(item)) return undefined;
  const phone = text(item, 'phone');
  return (phone && { phone, type: oneOf(contactTypes, item, 'type') ?? 'OTHER' }) || undefined;
}

function parseAttribute(item: unknown): Attribute | undefined {
  if (!isRecord(item)) return undefined;
  const name = text(item, 'name');
  return name === undefined ? undefined : { name, value: readString(item, 'value') ?? '' };
}

function parseAddress(item: unknown): Address | undefined {
  if (!isRecord(item)) return undefined;
  return {
    line1: readString(item, 'line1') ?? '',
    line2: text(item, 'line2'),
    locality: readString(item, 'locality') ?? '',
    region: text(item, 'region'),
    postal: text(item, 'postal'),
    country: text(item, 'country'),
    type: oneOf(contactTypes, item, 'type') ?? 'OTHER',
  };
}

function parseIdentity(item: unknown): ProfileIdentity | undefined {
  if (!isRecord(item)) return undefined;
  const type = oneOf(identityTypes, item, 'type');
  if (type === undefined) return undefined;
  return {
    type,
    userName: text(item, 'userName'),
    passwordReset: readFlag(item, 'passwordReset') ?? false,
    locked: readFlag(item, 'locked') ?? false,
    lastLoginDate: readNumeric(item, 'lastLoginDate') ?? text(item, 'lastLoginDate'),
  };
}

/**
 * Reads a profile. What cannot be read is absent; an item of a list is left out.
 *
 * @returns `undefined` without a uuid: it is nobody's profile
 */
export function parseUserProfile(value: unknown): UserProfile | undefined {
  if (!isRecord(value)) return undefined;
  const uuid = text(value, 'uuid');
  if (uuid === undefined) return undefined;
  return {
    uuid,
    email: text(value, 'email'),
    emailVerified: readFlag(value, 'emailVerified') ?? false,
    unverifiedEmail: text(value, 'unverifiedEmail'),
    displayName: text(value, 'displayName'),
    firstName: text(value, 'firstName'),
    lastName: text(value, 'lastName'),
    secondLastName: text(value, 'secondLastName'),
    gender: text(value, 'gender'),
    birthDay: text(value, 'birthDay'),
    birthMonth: text(value, 'birthMonth'),
    birthYear: text(value, 'birthYear'),
    picture: text(value, 'picture'),
    legacyId: text(value, 'legacyId'),
    status: oneOf(statuses, value, 'status'),
    createdOn: readNumeric(value, 'createdOn'),
    modifiedOn: readNumeric(value, 'modifiedOn'),
    contacts: readArray(value, 'contacts', parseContact),
    addresses: readArray(value, 'addresses', parseAddress),
    attributes: readArray(value, 'attributes', parseAttribute),
    identities: readArray(value, 'identities', parseIdentity) ?? [],
    raw: value,
  };
}
