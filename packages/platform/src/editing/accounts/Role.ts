/** What editors may do, from least to most; each may do what those before it may. */
export const ROLES = ['viewer', 'editor', 'publisher', 'administrator'] as const;

/**
 * `viewer` reads drafts and versions, `editor` changes drafts, `publisher` publishes and takes back, `administrator` lets
 * others in and reads the audit log.
 */
export type Role = (typeof ROLES)[number];

export const isRole = (text: string): text is Role => ROLES.some((role) => role === text);

export const mayAct = (role: Role, needed: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(needed);
