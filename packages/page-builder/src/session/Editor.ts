import { oneOf, record, text } from '@broadsheet/client-core';
import type { Parser } from '@broadsheet/client-core';
import { ROLES } from './Role.ts';
import type { Role } from './Role.ts';

/** A person who edits the site. */
export interface Editor {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

export const parseEditor: Parser<Editor> = (input) => {
  const { id, name, email, role } =
    record({ id: text, name: text, email: text, role: oneOf(...ROLES) })(input) ?? {};
  if (id === undefined || email === undefined || role === undefined) return undefined;
  return { id, name: name ?? email, email, role };
};
