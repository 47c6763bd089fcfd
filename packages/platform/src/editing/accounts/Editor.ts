import type { Role } from './Role.ts';

/** Somebody who works on the pages of the site. No reader: neither knows of the other. */
export interface Editor {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly isDisabled: boolean;
}
