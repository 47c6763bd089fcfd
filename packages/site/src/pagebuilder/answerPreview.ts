/**
 * Renders drafts for the page builder: `POST /pagebuilder/preview` with a form returns a whole page, for a frame of the
 * builder; `POST /pagebuilder/api/preview` with JSON returns one block of it.
 */
import type { Block } from '@broadsheet/block-kit';
import type { Draft, Engine, PreviewedBlock } from '@broadsheet/engine';
import { EditingError } from '@broadsheet/platform';
import type { Platform } from '@broadsheet/platform';
import { isSection, listReferences, parsePageDocument } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import { dictionary, isRecord, number, oneOf, record, text } from '@broadsheet/client-core';
import { readDraftSettings } from '../settings/readDraftSettings.ts';
import type { SettingsBase } from '../settings/readDraftSettings.ts';
import type { EditorCall } from './createAdmission.ts';
import { answerPreview } from './previewAnswers.ts';

const readRequest = record({ path: text, query: dictionary(text) });
const readReader = oneOf('anonymous', 'registered', 'subscribed');

/**
 * Reads `{ document, path, query, reader, settings: { site, theme, navigation } }`; each setting is present only if it is a
 * draft too.
 */
function readDraft(input: unknown, base: SettingsBase): Draft | undefined {
  const document = parsePageDocument(isRecord(input) ? input['document'] : undefined);
  const { path, query = {} } = readRequest(input) ?? {};
  if (document === undefined || path?.startsWith('/') !== true) return undefined;
  const reader = readReader(isRecord(input) ? input['reader'] : undefined);
  const settings = readDraftSettings(isRecord(input) ? input['settings'] : undefined, base);
  return { document, path, query, ...(reader && { reader }), ...(settings && { settings }) };
}

/** Reads `{ block: { id, level } }`. */
function readBlock(input: unknown): PreviewedBlock | undefined {
  const { id, level = 1 } =
    record({ id: text, level: number })(isRecord(input) ? input['block'] : undefined) ?? {};
  return id === undefined ? undefined : { id, level: Math.min(Math.max(Math.trunc(level), 1), 6) };
}

function parse(json: FormDataEntryValue | null): unknown {
  try {
    return typeof json === 'string' ? JSON.parse(json) : undefined;
  } catch {
    return undefined;
  }
}

const NO_DRAFT = 'The body must hold a page document and the path that it is shown for.';

export interface PreviewOptions extends SettingsBase {
  readonly engine: Engine;
  readonly platform: Pick<Platform, 'editing'>;
  readonly checking: {
    /** The installed blocks, including layouts. */
    readonly blocks: readonly Pick<Block, 'kind' | 'name'>[];
    /** Returns the published documents. */
    readonly pages: () => readonly PageDocument[];
  };
}

/** Adds the drafts of shared sections that are not published yet: editors see on a page what readers will see then. */
async function withDraftSections(draft: Draft, { platform, checking }: PreviewOptions): Promise<Draft> {
  const published = checking.pages();
  const isThere = (id: string) => published.some((page) => page.id === id && isSection(page));
  const missing = listReferences(draft.document).filter((id) => !isThere(id));
  if (missing.length === 0) return draft;
  const listed = await platform.editing.listPages();
  const drafts = listed
    .filter(({ id }) => missing.includes(id))
    .flatMap(({ document }) => parsePageDocument(document) ?? []);
  return drafts.length === 0 ? draft : { ...draft, documents: [...published, ...drafts] };
}

/** Checks that the page has a layout, without which it cannot be shown. @throws EditingError 400 when it is not installed */
function requireLayout({ document: { layout } }: Draft, { checking: { blocks } }: PreviewOptions): void {
  if (!blocks.some(({ kind, name }) => kind === 'layout' && name === layout))
    throw new EditingError(400, { says: 'refusal.no-layout', values: { layout } });
}

/** Returns the page of the form field `draft`. */
export async function answerPagePreview({ request }: EditorCall, options: PreviewOptions): Promise<Response> {
  // A body that is not a form contains no draft.
  const form = await request.formData().catch(() => undefined);
  const draft = readDraft(parse(form?.get('draft') ?? null), options);
  if (draft === undefined) throw new EditingError(400, NO_DRAFT);
  requireLayout(draft, options);
  return answerPreview(await options.engine.previews.page(await withDraftSections(draft, options)));
}

/** Returns `{ html, css }` of one block. */
export async function answerBlockPreview(call: EditorCall, options: PreviewOptions): Promise<Response> {
  const body = await call.readJson();
  const [draft, requested] = [readDraft(body, options), readBlock(body)];
  if (draft === undefined || requested === undefined) throw new EditingError(400, NO_DRAFT);
  requireLayout(draft, options);
  const block = await options.engine.previews.block(await withDraftSections(draft, options), requested);
  if (block === undefined) throw new EditingError(404, `The page has no block "${requested.id}".`);
  return Response.json(block);
}
