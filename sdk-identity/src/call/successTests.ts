/** The success tests that several calls share. */
import { having } from '@broadsheet/client-core';

/** The success test of calls that return a reader: a `uuid` that is not empty. */
export const withUuid = having(({ uuid }) => typeof uuid === 'string' && uuid !== '');

/** The success test of calls that return `success`: a truthy value. */
export const withSuccess = having(({ success }) => Boolean(success));
