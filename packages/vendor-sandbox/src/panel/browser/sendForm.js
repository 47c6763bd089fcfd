/**
 * Sends a form to the stand-in.
 *
 * @param {string} path
 * @param {Readonly<Record<string, string>>} fields
 * @returns {Promise<Readonly<Record<string, unknown>> | undefined>} the object in the response; `undefined` for a failure
 */
export async function sendForm(path, fields) {
  try {
    const response = await fetch(path, { method: 'POST', body: new URLSearchParams(fields) });
    /** @type {unknown} */
    const body = response.ok ? await response.json() : undefined;
    return typeof body === 'object' && body !== null ? { ...body } : undefined;
  } catch {
    // There is no connection to the site, which for a page is a vendor that cannot be reached.
    return undefined;
  }
}
