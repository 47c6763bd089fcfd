/** Confirms intents with the API, and shows the bank's question if there is one. */
import { isObject } from '../../panel/browser/awaitAnswer.js';
import { callApi, readApi } from './callApi.js';
import { showSheet } from './showSheet.js';

/**
 * @typedef {Readonly<Record<string, unknown>>} Intent
 * @typedef {{ readonly intent: Intent } | { readonly error: Readonly<Record<string, unknown>> }} Outcome
 * @typedef {{ readonly kind: 'payment_intent' | 'setup_intent', readonly id: string, readonly secret: string }} Target
 */

/** @param {'payment_intent' | 'setup_intent'} kind @param {unknown} clientSecret @returns {Target} */
export function targetOf(kind, clientSecret) {
  const secret = String(clientSecret);
  const [id = ''] = secret.split('_secret_');
  if (!/^(?:pi|seti)_\w+_secret_\w+$/.test(secret))
    throw new Error(`"${secret}" is no client secret: it is what the server gets when it makes the intent.`);
  return { kind, id, secret };
}

/** @param {import('./callApi.js').ApiAnswer} answer @returns {Outcome} */
const outcomeOf = (answer) => ('error' in answer ? answer : { intent: answer.value });

/** @param {string} key @param {Target} target */
export async function retrieveIntent(key, { kind, id, secret }) {
  return outcomeOf(await readApi(`${kind}s/${id}`, { key, client_secret: secret }));
}

/** Returns the outcome of an intent after the bank's question. @param {Outcome} outcome @returns {Outcome} */
function afterChallenge(outcome) {
  if ('error' in outcome) return outcome;
  const { intent } = outcome;
  const failure = intent['last_payment_error'] ?? intent['last_setup_error'];
  const isFailed = intent['status'] === 'requires_payment_method' && isObject(failure);
  return isFailed ? { error: { ...failure, [String(intent['object'])]: intent } } : outcome;
}

/** @param {Target} target @returns {Promise<'answered' | 'left'>} */
function confirmWithReader({ secret }) {
  return new Promise((resolve) => {
    const path = `/sandbox/stripe/challenge?${new URLSearchParams({ secret })}`;
    const close = showSheet({ path, title: '3D Secure 2' }, ({ kind }) => {
      close();
      resolve(kind === 'left' ? 'left' : 'answered');
    });
  });
}

/**
 * Shows the reader the bank's question. If the reader closes it, the outcome is an error, and the intent keeps waiting.
 *
 * @param {string} key
 * @param {Target} target
 * @param {Outcome} outcome
 * @returns {Promise<Outcome>}
 */
export async function answerAction(key, target, outcome) {
  if ('error' in outcome || outcome.intent['status'] !== 'requires_action') return outcome;
  if ((await confirmWithReader(target)) === 'answered')
    return afterChallenge(await retrieveIntent(key, target));
  return {
    error: {
      type: 'invalid_request_error',
      code: `${target.kind}_authentication_failure`,
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      [target.kind]: outcome.intent,
    },
  };
}

/**
 * @param {string} key
 * @param {Target} target
 * @param {{ readonly paymentMethod: string | undefined, readonly handleActions: boolean }} how
 * @returns {Promise<Outcome>}
 */
export async function confirmIntent(key, target, { paymentMethod, handleActions }) {
  const outcome = outcomeOf(
    await callApi(`${target.kind}s/${target.id}/confirm`, {
      key,
      client_secret: target.secret,
      ...(paymentMethod !== undefined && { payment_method: paymentMethod }),
    }),
  );
  return handleActions ? answerAction(key, target, outcome) : outcome;
}
