/**
 * Admits editors' calls that the site answers itself, because they need blocks, the engine or content sources. The platform
 * decides who the caller is and what they may do; refusals have the platform's form: `{ message }`.
 */
import type { EngineLog } from '@broadsheet/engine';
import { describeRefusal, EditingError } from '@broadsheet/platform';
import type { AuditAction, Editor, EditorRole, Platform } from '@broadsheet/platform';
import type { Context } from 'hono';

export interface EditorCall {
  readonly request: Request;
  readonly editor: Editor;
  /** Returns a variable part of the path; an empty text if the path has none of that name. */
  param(name: string): string;
  /** Reads the body as JSON. @throws EditingError 400 when it is not JSON */
  readJson(): Promise<unknown>;
  /** Records an editor's action in the audit log. @param subject the object of the action, such as the id of a page */
  audit(action: AuditAction, subject: string): Promise<void>;
}

/** Handles an editor's call. May throw an `EditingError`, whose status and message become the response. */
export type EditorAnswer = (call: EditorCall) => Response | Promise<Response>;

/**
 * Creates the handler of a route for editors of a role and the roles above it. Other callers get 401 or 403, and so does a
 * call from a page of another site that would change something. Responses are not cached.
 */
export type Admit = (needed: EditorRole, answer: EditorAnswer) => (context: Context) => Promise<Response>;

export interface AdmissionOptions {
  readonly platform: Pick<Platform, 'editing'>;
  readonly log: Pick<EngineLog, 'error'>;
}

async function readJson(request: Request): Promise<unknown> {
  const body = await request.text();
  try {
    return JSON.parse(body);
  } catch {
    throw new EditingError(400, { says: 'refusal.not-json' });
  }
}

function answerFailure(error: unknown, { req }: Context, log: AdmissionOptions['log']): Response {
  if (error instanceof EditingError)
    return Response.json({ message: error.message, ...error.details }, { status: error.status });
  log.error(`${req.method} ${req.routePath} failed.`, {
    error: error instanceof Error ? error.stack : String(error),
  });
  return Response.json(describeRefusal({ says: 'refusal.failed' }), { status: 500 });
}

export function createAdmission({ platform: { editing }, log }: AdmissionOptions): Admit {
  async function answerAdmitted(needed: EditorRole, answer: EditorAnswer, context: Context) {
    const request = context.req.raw;
    try {
      const editor = await editing.requireEditor(request, needed);
      return await answer({
        request,
        editor,
        param: (name) => context.req.param(name) ?? '',
        readJson: () => readJson(request),
        audit: (action, subject) => editing.audit({ editor, action, subject }),
      });
    } catch (error) {
      return answerFailure(error, context, log);
    }
  }
  return (needed, answer) => async (context) => {
    const response = await answerAdmitted(needed, answer, context);
    response.headers.set('Cache-Control', 'no-store');
    return response;
  };
}
