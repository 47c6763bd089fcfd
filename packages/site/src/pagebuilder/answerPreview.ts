/**
 * Drafts as a page builder shows them: `POST /pagebuilder/preview` with a form answers a whole page, for a frame of the
 * builder; `POST /pagebuilder/api/preview` with JSON answers one block of it. Both ask first who is there.
 */
import type { Draft, Engine, PreviewedBlock } from '@broadsheet/engine';
import type { Platform } from '@broadsheet/platform';
import { parsePageDocument } from '@broadsheet/page-document';
import { dictionary, isRecord, number, record, text } from '@broadsheet/sdk-content';

export interface PreviewOptions {
  readonly engine: Engine;
  readonly platform: Platform;
}

/** The preview of a page: what an editor sees is nobody else's, and is looked at in the builder alone. */
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

const readAsked = record({ path: text, query: dictionary(text) });

/** `{ document, path, query }`. */
function readDraft(input: unknown): Draft | undefined {
  const document = parsePageDocument(isRecord(input) ? input['document'] : undefined);
  const { path, query = {} } = readAsked(input) ?? {};
  if (document === undefined || path?.startsWith('/') !== true) return undefined;
  return { document, path, query };
}

/** `{ block: { id, level } }`. */
function readBlock(input: unknown): PreviewedBlock | undefined {
  const { id, level = 1 } =
    record({ id: text, level: number })(isRecord(input) ? input['block'] : undefined) ?? {};
  return id === undefined ? undefined : { id, level: Math.min(Math.max(Math.trunc(level), 1), 6) };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const refuse = (status: 400 | 404, message: string): Response =>
  Response.json({ message }, { status, headers: { 'Cache-Control': 'no-store' } });

const NO_DRAFT = 'The body must hold a page document and the path that it is shown for.';

/** Answers why nobody who may look is there; undefined for an editor. */
export async function refuseStranger(
  { headers }: Request,
  { platform }: Pick<PreviewOptions, 'platform'>,
): Promise<Response | undefined> {
  const asked = new Request('http://platform.internal/pagebuilder/api/session', { headers });
  const answer = await platform.fetch(asked);
  return answer.ok ? undefined : answer;
}

/** Answers a page, for the form field `draft`. */
export async function answerPagePreview(request: Request, options: PreviewOptions): Promise<Response> {
  const refusal = await refuseStranger(request, options);
  if (refusal !== undefined) return refusal;
  const field = (await request.formData()).get('draft');
  const draft = readDraft(typeof field === 'string' ? parse(field) : undefined);
  if (draft === undefined) return refuse(400, NO_DRAFT);
  const { html, contentSecurityPolicy } = await options.engine.previews.page(draft);
  return new Response(html, { headers: { ...HEADERS, 'Content-Security-Policy': contentSecurityPolicy } });
}

/** Answers `{ html, css }` of one block. */
export async function answerBlockPreview(request: Request, options: PreviewOptions): Promise<Response> {
  const refusal = await refuseStranger(request, options);
  if (refusal !== undefined) return refusal;
  const body = parse(await request.text());
  const [draft, asked] = [readDraft(body), readBlock(body)];
  if (draft === undefined || asked === undefined) return refuse(400, NO_DRAFT);
  const block = await options.engine.previews.block(draft, asked);
  if (block === undefined) return refuse(404, `The page has no block "${asked.id}".`);
  return Response.json(block, { headers: { 'Cache-Control': 'no-store' } });
}
