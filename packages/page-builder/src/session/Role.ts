/** What editors may do, from least to most; each may do what those before it may. */
export const ROLES = ['viewer', 'editor', 'publisher', 'administrator'] as const;

export type Role = (typeof ROLES)[number];

export const mayAct = (role: Role, needed: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(needed);
