/**
 * What a reader has typed into a form and not sent yet, so that a session that ends in the middle costs nobody their
 * typing. It stands in the tab alone, is given back to the same account alone, and is gone with the logout.
 */
import { isRecord, parseJson, readRecord, readString } from '@broadsheet/client-core';
import type { Environment } from './Host.ts';

const ITEM = 'broadsheet_draft';

export interface DraftOwner {
  /** Of the account; a draft of another one is none. */
  readonly readerId: string;
  /** Such as `billing`. */
  readonly form: string;
}

export type DraftValues = Readonly<Record<string, string>>;

/** The forms of an account by name; empty when the tab holds those of another. */
function readForms({ readSessionItem }: Environment, readerId: string): Readonly<Record<string, unknown>> {
  const stored = parseJson(readSessionItem(ITEM) ?? '');
  if (!isRecord(stored) || readString(stored, 'readerId') !== readerId) return {};
  return readRecord(stored, 'forms') ?? {};
}

/** @returns the texts by the names of their fields */
export function readDraft(environment: Environment, { readerId, form }: DraftOwner): DraftValues {
  const values = Object.entries(readRecord(readForms(environment, readerId), form) ?? {});
  return Object.fromEntries(
    values.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

export function writeDraft(
  environment: Environment,
  { readerId, form, values }: DraftOwner & { readonly values: DraftValues },
): void {
  const forms = { ...readForms(environment, readerId), [form]: values };
  environment.writeSessionItem(ITEM, JSON.stringify({ readerId, forms }));
}

/** Forgets everything that is typed and not sent. */
export const removeDrafts = (environment: Environment): void => environment.writeSessionItem(ITEM, undefined);
