import { number, shape } from '@broadsheet/client-core';
import type { Parsed } from '@broadsheet/client-core';
import type { EditorClient } from '../api/EditorClient.ts';

const counts = shape({ seen: number, opened: number }, ['seen', 'opened']);

/** The counts of the versions on published pages; `since`: ms since 1970, absent as long as nothing is counted. */
const parseResult = shape({ a: counts, b: counts, since: number }, ['a', 'b']);

export type ExperimentResult = Parsed<typeof parseResult>;

/** Reads what has been counted of an experiment. */
export const readResult = (
  client: EditorClient,
  { id, signal }: { readonly id: string; readonly signal: AbortSignal },
): Promise<ExperimentResult> => client.get(`/experiments/${encodeURIComponent(id)}`, parseResult, signal);
