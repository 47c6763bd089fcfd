/** Creates an id that is unique on every page; documents keep it permanently. */
export const createId = (): string => `b${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;
