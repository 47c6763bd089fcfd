/** The roles of editors; each includes the rights of those before it. */
export const ROLES = ['viewer', 'editor', 'publisher', 'administrator'] as const;

/**
 * A role: `viewer` reads drafts and versions, `editor` changes drafts, `publisher` publishes and unpublishes,
 * `administrator` manages editors and reads the audit log.
 */
export type Role = (typeof ROLES)[number];

export const isRole = (text: string): text is Role => ROLES.some((role) => role === text);

export const mayAct = (role: Role, needed: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(needed);
