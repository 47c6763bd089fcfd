import type { ContactType } from '@broadsheet/sdk-identity/contract';
import { isJsonList, isJsonObject } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import {
  invalidRequest,
  LONGEST_PASSWORD,
  readEmail,
  toFields,
  usableText,
} from '@broadsheet/service-kit/http';
import type { Fields } from '@broadsheet/service-kit/http';

/**
 * A reader's change to a profile. `null` and empty text clear a member. Members that only the server writes (uuid,
 * identities, status, emailVerified …) and unknown ones are ignored, because clients send whole profiles back.
 */
export interface ProfileChange {
  readonly values: JsonObject;
  readonly cleared: readonly string[];
  /** The folded address (`foldEmail`). */
  readonly email: string | undefined;
  /** The account's password, which a change of address may require. */
  readonly password: string | undefined;
}

const NAME = 100;
const TEXTS: Readonly<Record<string, number>> = {
  birthDay: 20,
  birthMonth: 20,
  birthYear: 20,
  displayName: NAME,
  firstName: NAME,
  gender: NAME,
  lastName: NAME,
  secondLastName: NAME,
  picture: 2000,
};

const CONTACT_TYPES: readonly ContactType[] = ['WORK', 'HOME', 'PRIMARY', 'OTHER'];

/** The rules for the items of a list: the maximum length of each member, and the required members. */
interface ListRule {
  readonly most: number;
  readonly members: Readonly<Record<string, number>>;
  readonly required: readonly string[];
}

const LISTS: Readonly<Record<string, ListRule>> = {
  addresses: {
    most: 20,
    members: { line1: 200, line2: 200, locality: NAME, region: NAME, postal: 20, country: NAME, type: 10 },
    required: ['line1', 'locality', 'type'],
  },
  contacts: { most: 20, members: { phone: 50, type: 10 }, required: ['phone', 'type'] },
  attributes: { most: 100, members: { name: NAME, value: 1000 }, required: ['name', 'value'] },
};

function readItem(item: Json, path: string, { members, required }: ListRule): JsonObject {
  if (!isJsonObject(item)) throw invalidRequest(`The member "${path}" must be an object.`);
  const fields = toFields(item, `${path}.`);
  const entries: [string, string][] = [];
  for (const [name, longest] of Object.entries(members)) {
    const value = required.includes(name) ? fields.text(name, longest) : fields.optionalText(name, longest);
    if (value !== undefined) entries.push([name, value]);
    if (name === 'type' && !CONTACT_TYPES.some((type) => type === value)) {
      throw invalidRequest(`The member "${path}.type" must be one of ${CONTACT_TYPES.join(', ')}.`);
    }
  }
  return Object.fromEntries(entries);
}

function readList(value: Json, name: string, rule: ListRule): readonly Json[] {
  if (!isJsonList(value)) throw invalidRequest(`The member "${name}" must be a list.`);
  if (value.length > rule.most) {
    throw invalidRequest(`The member "${name}" has more than ${rule.most} items. Leave some out.`);
  }
  return value.map((item, index) => readItem(item, `${name}[${index}]`, rule));
}

function readText(value: Json, name: string, longest: number): string {
  const text = usableText(value, name, longest);
  if (name === 'picture' && text !== '' && !/^(?:https?:\/\/|\/(?![/\\]))/.test(text)) {
    throw invalidRequest('The member "picture" must be a web address or a path of the site.');
  }
  return text;
}

/** Parses a change to a profile. @throws ServiceError 400 that names the invalid member */
export function readProfileChange(fields: Fields): ProfileChange {
  const entries: [string, Json][] = [];
  const cleared: string[] = [];
  for (const [name, value] of Object.entries(fields.members)) {
    const longest = Object.hasOwn(TEXTS, name) ? TEXTS[name] : undefined;
    const list = Object.hasOwn(LISTS, name) ? LISTS[name] : undefined;
    if (longest === undefined && list === undefined) continue;
    if (value === null || value === '') cleared.push(name);
    else if (list !== undefined) entries.push([name, readList(value, name, list)]);
    else if (longest !== undefined) entries.push([name, readText(value, name, longest)]);
  }
  const { email } = fields.members;
  const hasEmail = email !== undefined && email !== null && email !== '';
  return {
    values: Object.fromEntries(entries),
    cleared,
    email: hasEmail ? readEmail(fields, 'email') : undefined,
    password: fields.optionalText('password', LONGEST_PASSWORD),
  };
}
