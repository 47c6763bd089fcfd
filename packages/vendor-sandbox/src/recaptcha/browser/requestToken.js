import { sendForm } from '../../panel/browser/sendForm.js';

/**
 * @param {Readonly<Record<string, string>>} fields
 * @returns {Promise<string | undefined>} `undefined` when the vendor fails
 */
export async function requestToken(fields) {
  const token = (await sendForm('/sandbox/recaptcha/token', fields))?.['token'];
  return typeof token === 'string' ? token : undefined;
}
