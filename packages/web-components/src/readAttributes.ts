import { isRecord } from '@broadsheet/client-core';

/** What the attributes of an element say. */
export interface ElementAttributes {
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Id of the newspaper. */
  readonly site: string;
  /** Origin of the newspaper; empty: that of the page. */
  readonly origin: string;
  readonly websiteName: string;
  /** Of the nearest element that names one. */
  readonly locale: string;
  /** The nonce of the page's Content-Security-Policy. */
  readonly nonce: string | undefined;
}

function readFields(text: string): Readonly<Record<string, unknown>> {
  try {
    const fields: unknown = JSON.parse(text);
    if (isRecord(fields)) return fields;
  } catch {
    // The error below says what to do about it.
  }
  throw new Error(
    `The attribute "fields" of <broadsheet-block> is no JSON object: ${text}. Write it as in fields='{"title": "Coast"}'.`,
  );
}

/** Reads the nonce of an element. Browsers show it to scripts as a property alone. */
export const readNonce = (element: HTMLElement): string | undefined =>
  element.nonce || element.getAttribute('nonce') || undefined;

/**
 * Reads the attributes of an element.
 *
 * @throws Error the fields are no JSON object
 */
export function readAttributes(element: HTMLElement): ElementAttributes {
  const read = (name: string, otherwise: string) => element.getAttribute(name) ?? otherwise;
  const language = element.closest('[lang]')?.getAttribute('lang');
  return {
    name: read('name', ''),
    fields: readFields(read('fields', '{}')),
    site: read('site', 'newspaper'),
    origin: read('origin', window.location.origin),
    websiteName: read('website-name', document.title),
    locale: language || 'en',
    nonce: readNonce(element),
  };
}
