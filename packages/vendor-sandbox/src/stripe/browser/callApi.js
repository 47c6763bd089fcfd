import { isObject } from '../../panel/browser/awaitAnswer.js';

/**
 * The answer of the API: an object or an error.
 *
 * @typedef {{ readonly value: Readonly<Record<string, unknown>> } | { readonly error: Readonly<Record<string, unknown>> }} ApiAnswer
 */

const UNREACHABLE = {
  type: 'api_connection_error',
  message: 'An error occurred with our connection to Stripe. Try again.',
};

/**
 * @param {string} path below `/v1/`
 * @param {RequestInit} init
 * @returns {Promise<ApiAnswer>}
 */
async function requestApi(path, init) {
  try {
    const response = await fetch(`/sandbox/stripe/v1/${path}`, init);
    /** @type {unknown} */
    const answer = await response.json();
    if (!isObject(answer)) return { error: UNREACHABLE };
    const error = answer['error'];
    return isObject(error) ? { error } : { value: answer };
  } catch {
    return { error: UNREACHABLE };
  }
}

/**
 * Calls the stand-in's API as a page does, with its publishable key.
 *
 * @param {string} path below `/v1/`
 * @param {Readonly<Record<string, string>>} fields sent as a form
 */
export function callApi(path, fields) {
  return requestApi(path, { method: 'POST', body: new URLSearchParams(fields) });
}

/**
 * @param {string} path below `/v1/`
 * @param {Readonly<Record<string, string>>} fields sent as a query
 */
export function readApi(path, fields) {
  return requestApi(`${path}?${new URLSearchParams(fields)}`, {});
}

/**
 * Converts a page's `billing_details` to form fields.
 *
 * @param {unknown} details
 * @param {string} [prefix]
 * @returns {Record<string, string>}
 */
export function billingFields(details, prefix = 'billing_details') {
  if (!isObject(details)) return {};
  /** @type {Record<string, string>} */
  const fields = {};
  for (const [name, value] of Object.entries(details)) {
    if (typeof value === 'string') fields[`${prefix}[${name}]`] = value;
    else Object.assign(fields, billingFields(value, `${prefix}[${name}]`));
  }
  return fields;
}
