import type { Role } from './Role.ts';

/** A person who works on the pages of the site. Editors' accounts are separate from readers' accounts. */
export interface Editor {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly isDisabled: boolean;
}
