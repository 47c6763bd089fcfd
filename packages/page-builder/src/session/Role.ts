/** The roles of editors, from least to most; each includes the rights of those before it. */
export const ROLES = ['viewer', 'editor', 'publisher', 'administrator'] as const;

export type Role = (typeof ROLES)[number];

export const mayAct = (role: Role, needed: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(needed);

export const isRole = (text: string): text is Role => ROLES.some((role) => role === text);
