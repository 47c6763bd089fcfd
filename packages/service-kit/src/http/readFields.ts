import { isJsonObject, parseJson } from '../json/Json.ts';
import type { Json, JsonObject } from '../json/Json.ts';
import { invalidRequest } from './ServiceError.ts';

/** The members of a JSON body. Each method throws a 400 error with the member's name for an invalid value. */
export interface Fields {
  /** Text that is not empty. */
  text(name: string, longest: number): string;
  /** Returns the text; undefined for an absent member, null and empty text. */
  optionalText(name: string, longest: number): string | undefined;
  /** Undefined for an absent member and null. */
  flag(name: string): boolean | undefined;
  /** Returns an object; an empty one for an absent member and null. */
  object(name: string): Fields;
  readonly members: JsonObject;
}

/** Returns the text. @throws ServiceError 400 unless it is text that a table can store */
export function usableText(value: Json, name: string, longest: number): string {
  if (typeof value !== 'string') throw invalidRequest(`The member "${name}" must be text.`);
  if (value.length > longest) {
    throw invalidRequest(`The member "${name}" is longer than ${longest} characters. Shorten it.`);
  }
  if (value.includes('\u0000') || !value.isWellFormed()) {
    throw invalidRequest(`The member "${name}" holds a character that is not allowed. Leave it out.`);
  }
  return value;
}

/** Wraps the members of an object. @param path the object's name in messages, e.g. `identity.` */
export function toFields(members: JsonObject, path = ''): Fields {
  const valueOf = (name: string): Json | undefined => {
    const value = Object.hasOwn(members, name) ? members[name] : undefined;
    return value === null ? undefined : value;
  };
  const optionalText = (name: string, longest: number): string | undefined => {
    const value = valueOf(name);
    return value === undefined ? undefined : usableText(value, path + name, longest) || undefined;
  };
  return {
    members,
    optionalText,
    text(name, longest) {
      const value = optionalText(name, longest);
      if (value === undefined)
        throw invalidRequest(`The member "${path + name}" is missing. Give it a value.`);
      return value;
    },
    flag(name) {
      const value = valueOf(name);
      if (value === undefined || typeof value === 'boolean') return value;
      throw invalidRequest(`The member "${path + name}" must be true or false.`);
    },
    object(name) {
      const value = valueOf(name) ?? {};
      if (!isJsonObject(value)) throw invalidRequest(`The member "${path + name}" must be an object.`);
      return toFields(value, `${path}${name}.`);
    },
  };
}

/** Reads the body of a request; an empty one has no members. @throws ServiceError 400 unless it is a JSON object */
export async function readFields(request: { text(): Promise<string> }): Promise<Fields> {
  const text = await request.text();
  if (text.trim() === '') return toFields({});
  let body: Json;
  try {
    body = parseJson(text);
  } catch (cause) {
    if (cause instanceof SyntaxError) throw invalidRequest('The body is not JSON. Send a JSON object.');
    throw cause;
  }
  if (!isJsonObject(body)) throw invalidRequest('The body must be a JSON object.');
  return toFields(body);
}
