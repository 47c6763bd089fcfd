/** The success tests that several calls share. */
import { having } from '@broadsheet/client-core';

/** The success test of calls that answer with a reader: a `uuid` that is not empty. */
export const withUuid = having(({ uuid }) => typeof uuid === 'string' && uuid !== '');

/** The success test of the calls that answer with `success`. */
export const withSuccess = having(({ success }) => Boolean(success));
