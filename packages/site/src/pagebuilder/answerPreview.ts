/**
 * Renders drafts for the page builder: `POST /pagebuilder/preview` with a form returns a whole page, for a frame of the
 * builder; `POST /pagebuilder/api/preview` with JSON returns one block of it.
 */
import type { Block } from '@broadsheet/block-kit';
import type { Draft, Engine, PreviewedBlock } from '@broadsheet/engine';
import { EditingError } from '@broadsheet/platform';
import { parsePageDocument } from '@broadsheet/page-document';
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
  /** The installed blocks, including layouts. */
  readonly checking: { readonly blocks: readonly Pick<Block, 'kind' | 'name'>[] };
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
  return answerPreview(await options.engine.previews.page(draft));
}

/** Returns `{ html, css }` of one block. */
export async function answerBlockPreview(call: EditorCall, options: PreviewOptions): Promise<Response> {
  const body = await call.readJson();
  const [draft, requested] = [readDraft(body, options), readBlock(body)];
  if (draft === undefined || requested === undefined) throw new EditingError(400, NO_DRAFT);
  requireLayout(draft, options);
  const block = await options.engine.previews.block(draft, requested);
  if (block === undefined) throw new EditingError(404, `The page has no block "${requested.id}".`);
  return Response.json(block);
}
