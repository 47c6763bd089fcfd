/**
 * Stores what a reader has typed into a form and not sent yet, so that nothing is lost when the session ends in the middle.
 * The draft is kept in this tab only, restored for the same account only, and deleted at logout.
 */
import { isRecord, object, parseJson, string } from '@broadsheet/client-core';
import type { Environment } from './Host.ts';

const ITEM = 'broadsheet_draft';

export interface DraftOwner {
  /** The account's id; drafts of other accounts are ignored. */
  readonly readerId: string;
  /** The form's name, e.g. `billing`. */
  readonly form: string;
}

export type DraftValues = Readonly<Record<string, string>>;

/** Returns an account's drafts by form name; empty if the tab holds those of another account. */
function readForms({ readSessionItem }: Environment, readerId: string): Readonly<Record<string, unknown>> {
  const stored = parseJson(readSessionItem(ITEM) ?? '');
  if (!isRecord(stored) || string(stored['readerId']) !== readerId) return {};
  return object(stored['forms']) ?? {};
}

/** Reads a form's draft. @returns the typed texts by field name */
export function readDraft(environment: Environment, { readerId, form }: DraftOwner): DraftValues {
  const values = Object.entries(object(readForms(environment, readerId)[form]) ?? {});
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

/** Deletes all drafts of this tab. */
export const removeDrafts = (environment: Environment): void => environment.writeSessionItem(ITEM, undefined);
