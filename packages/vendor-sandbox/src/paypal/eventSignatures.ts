/**
 * Signatures of events, in the headers and the call of the vendor. The vendor signs with a certificate; here a seal holds a
 * hash of the event and the id of the webhook.
 */
import { createHash } from 'node:crypto';
import { object, string } from '@broadsheet/client-core';
import type { Seals } from '../keys/createSeals.ts';

/** Longer than an event is sent again. */
const EVENT_SECONDS = 30 * 24 * 60 * 60;

interface SignedEvent {
  readonly webhookId: string;
  /** The event as JSON text. */
  readonly body: string;
}

/** Names an event for a webhook in few letters: a signature has 500 at most. */
const toDigest = ({ webhookId, body }: SignedEvent): string =>
  createHash('sha256').update(`${webhookId} ${body}`).digest('base64url');

/** Returns the headers with which an event is sent. */
export async function signEvent(seals: Seals, event: SignedEvent): Promise<Readonly<Record<string, string>>> {
  return {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.paypal.example/v1/notifications/certs/CERT-sandbox',
    'paypal-transmission-id': '00000000-0000-4000-8000-000000000000',
    'paypal-transmission-time': '2026-01-01T00:00:00Z',
    'paypal-transmission-sig': await seals.seal('paypal-event', { digest: toDigest(event) }, EVENT_SECONDS),
  };
}

/** Resolves to whether the body of the vendor's call `verify-webhook-signature` contains an event that was signed here. */
export async function isSignedEvent(seals: Seals, body: Readonly<Record<string, unknown>>): Promise<boolean> {
  const opened = await seals.open('paypal-event', string(body['transmission_sig']) ?? '');
  if (opened.status !== 'good') return false;
  const event = JSON.stringify(object(body['webhook_event']) ?? {});
  const webhookId = string(body['webhook_id']) ?? '';
  return string(opened.content['digest']) === toDigest({ webhookId, body: event });
}
