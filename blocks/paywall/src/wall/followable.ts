/** The gate for the addresses of campaigns, fetched with the first that is one. */
export { safeHref } from '@broadsheet/client-core';
