/**
 * The door of the calls of editors that the site answers itself, because they need blocks, the engine or content sources.
 * Who is there and what they may do is the platform's to say; refusals look as those of the platform: `{ message }`.
 */
import type { EngineLog } from '@broadsheet/engine';
import { EditingError } from '@broadsheet/platform';
import type { AuditAction, Editor, EditorRole, Platform } from '@broadsheet/platform';
import type { Context } from 'hono';

export interface EditorCall {
  readonly request: Request;
  readonly editor: Editor;
  /** A variable part of the path; an empty text where the path has none of that name. */
  param(name: string): string;
  /** The body as JSON. @throws EditingError 400 it is none */
  readJson(): Promise<unknown>;
  /** Writes down what the editor has done. @param subject what it was done to, such as the id of a page */
  audit(action: AuditAction, subject: string): Promise<void>;
}

/** May throw an `EditingError`: its status and message are the answer then. */
export type EditorAnswer = (call: EditorCall) => Response | Promise<Response>;

/**
 * Makes the handler of a route for editors of a role and those above it. Everybody else is answered 401 or 403, as is a
 * call that would change something for a page of another site. No cache keeps the answers.
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
    throw new EditingError(400, 'The body of this call is not JSON. Load the page builder again.');
  }
}

function answerFailure(error: unknown, { req }: Context, log: AdmissionOptions['log']): Response {
  if (error instanceof EditingError)
    return Response.json({ message: error.message, ...error.details }, { status: error.status });
  log.error(`${req.method} ${req.routePath} failed.`, {
    error: error instanceof Error ? error.stack : String(error),
  });
  return Response.json({ message: 'The server failed to answer. Its log tells why.' }, { status: 500 });
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
