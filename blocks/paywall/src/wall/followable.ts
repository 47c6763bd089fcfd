/** The check of campaigns that are URLs; it is fetched with the first one. */
export { safeHref } from '@broadsheet/client-core';
