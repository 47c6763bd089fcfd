/**
 * Sends a form to the stand-in.
 *
 * @param {string} path
 * @param {Readonly<Record<string, string>>} fields
 * @returns {Promise<Readonly<Record<string, unknown>> | undefined>} the object it answers; `undefined` for a failure
 */
export async function sendForm(path, fields) {
  try {
    const response = await fetch(path, { method: 'POST', body: new URLSearchParams(fields) });
    /** @type {unknown} */
    const body = response.ok ? await response.json() : undefined;
    return typeof body === 'object' && body !== null ? { ...body } : undefined;
  } catch {
    // The computer has no connection to its own site: for a page that is a vendor out of reach.
    return undefined;
  }
}
