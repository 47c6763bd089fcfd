/** The alert that readers see in the bar of alerts: sent by an editor, ended by one or at its end. */
import {
  momentColumn,
  momentParameter,
  inMilliseconds,
  optionalTextColumn,
  textColumn,
} from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import { isJsonObject, listAt, textAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import { readCollection, writeCollection } from '../collections/collectionStore.ts';

/** The alias under which the block of alerts reads its collection. */
const ALIAS = 'alert-bar';

export interface Alert {
  /** The text as it was written, without markup. */
  readonly text: string;
  /** The path that the alert leads to; undefined for an alert without a link. */
  readonly path: string | undefined;
  /** Milliseconds since 1970; undefined for an alert that somebody has to end. */
  readonly endsAt: number | undefined;
  /** The name of the editor who sent it; undefined for an alert that was imported. */
  readonly editorName: string | undefined;
  /** Milliseconds since 1970; undefined for an alert that was imported. */
  readonly sentAt: number | undefined;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Returns a text as the HTML that headlines are stored in. */
const toHtml = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

function toElement(
  { text, path }: Pick<Alert, 'text' | 'path'>,
  { site, at }: { readonly site: string; readonly at: number },
): JsonObject {
  const moment = new Date(at).toISOString();
  return {
    type: 'story',
    version: '0.10.12',
    _id: `alert-${at}`,
    display_date: moment,
    publish_date: moment,
    headlines: { basic: toHtml(text) },
    ...(path !== undefined && { canonical_url: path, websites: { [site]: { website_url: path } } }),
  };
}

/** Writes the elements of the collection of alerts, which is created with the first. */
export async function writeElements(
  queries: Queries,
  { site, at, elements }: { readonly site: string; readonly at: number; readonly elements: readonly Json[] },
): Promise<void> {
  const moment = new Date(at).toISOString();
  const stored = (await readCollection(queries, { site, alias: ALIAS })) ?? {
    type: 'collection',
    version: '0.10.12',
    _id: `collection-alert-bar-${site}`,
    canonical_website: site,
    created_date: moment,
    display_date: moment,
    headlines: { basic: 'Alerts' },
    content_aliases: [ALIAS],
    websites: { [site]: {} },
  };
  await writeCollection(queries, site, { ...stored, last_updated_date: moment, content_elements: elements });
}

/** Stores an alert in the place of the one before. Run it in a transaction. */
export async function writeAlert(
  queries: Queries,
  site: string,
  {
    text,
    path,
    endsAt,
    editorName,
    sentAt,
    sending,
  }: Alert & {
    readonly editorName: string;
    readonly sentAt: number;
    /** The id with which it is sent as a notification; undefined: it is not. */
    readonly sending: string | undefined;
  },
): Promise<void> {
  await queries.query(
    `insert into alerts (site, text, path, ends_at, editor_name, sent_at, sending)
     values ($1, $2, $3, ${momentParameter(4)}, $5, ${momentParameter(6)}, $7)
     on conflict (site) do update set text = excluded.text, path = excluded.path, ends_at = excluded.ends_at,
       editor_name = excluded.editor_name, sent_at = excluded.sent_at, sending = excluded.sending`,
    [site, text, path ?? null, endsAt ?? null, editorName, sentAt, sending ?? null],
  );
  await writeElements(queries, {
    site,
    at: sentAt,
    elements: [toElement({ text, path }, { site, at: sentAt })],
  });
}

/** Reads the alert that editors have sent. */
async function readSent(queries: Queries, site: string): Promise<Alert | undefined> {
  const [row] = await queries.query(
    `select text, path, ${inMilliseconds('ends_at')} as ends_at, editor_name, ${inMilliseconds('sent_at')} as sent_at
     from alerts where site = $1`,
    [site],
  );
  if (row === undefined) return undefined;
  return {
    text: textColumn(row, 'text'),
    path: optionalTextColumn(row, 'path'),
    endsAt: row['ends_at'] === null ? undefined : momentColumn(row, 'ends_at'),
    editorName: textColumn(row, 'editor_name'),
    sentAt: momentColumn(row, 'sent_at'),
  };
}

/** Reads the alert of a collection that was imported: the headline of the story that it names first. */
async function readImported(queries: Queries, site: string): Promise<Alert | undefined> {
  const collection = await readCollection(queries, { site, alias: ALIAS });
  const [first] = collection === undefined ? [] : listAt(collection, 'content_elements');
  if (!isJsonObject(first)) return undefined;
  const imported = { endsAt: undefined, editorName: undefined, sentAt: undefined };
  const text = textAt(first, 'headlines', 'basic');
  if (text !== undefined) return { ...imported, text, path: textAt(first, 'websites', site, 'website_url') };
  const [row] = await queries.query(
    `select d.search_title, w.website_url from documents d
     left join document_websites w on w.document_id = d.id and w.site = $1 where d.id = $2 and d.published`,
    [site, textAt(first, 'referent', 'id') ?? ''],
  );
  return (
    row && {
      ...imported,
      text: textColumn(row, 'search_title'),
      path: optionalTextColumn(row, 'website_url'),
    }
  );
}

/** Reads the alert that readers see. */
export const readAlert = async (queries: Queries, site: string): Promise<Alert | undefined> =>
  (await readSent(queries, site)) ?? (await readImported(queries, site));

/** Takes the alert from readers. Run it in a transaction. */
export async function dropAlert(queries: Queries, site: string, at: number): Promise<void> {
  await queries.query('delete from alerts where site = $1', [site]);
  await writeElements(queries, { site, at, elements: [] });
}

/** Returns the text of the alert whose end has come, and locks it; undefined when there is none. */
export async function claimDueAlert(
  queries: Queries,
  site: string,
  now: number,
): Promise<string | undefined> {
  const [row] = await queries.query(
    `select text from alerts where site = $1 and ends_at <= ${momentParameter(2)} for update skip locked`,
    [site, now],
  );
  return row && textColumn(row, 'text');
}
