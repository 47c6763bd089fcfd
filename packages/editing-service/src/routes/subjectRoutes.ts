import type { Hono } from 'hono';
import { readParameters } from '@broadsheet/service-kit/http';
import type { ServiceEnv } from '@broadsheet/service-kit/http';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { EDITING_PATH } from '../http/createEditingApp.ts';
import { requireEditor } from '../sessions/editorSessions.ts';
import { findSubjects, SUBJECT_KINDS } from '../subjects/findSubjects.ts';

const LONGEST_WORDS = 200;

/** Adds the endpoint of preview subjects: `GET ?kind=story&words=harbour` finds what a template can be shown for. */
export function addSubjectRoutes(app: Hono<ServiceEnv>, context: EditingContext): void {
  app.get(`${EDITING_PATH}/subjects`, async (call) => {
    await requireEditor(context, call.req.raw, 'viewer');
    const parameters = readParameters(call.req.url);
    const requested = parameters.text('kind');
    const kind = SUBJECT_KINDS.find((each) => each === requested);
    if (kind === undefined)
      throw new EditingError(400, `The parameter "kind" must be one of ${SUBJECT_KINDS.join(', ')}.`);
    const words = (parameters.text('words') ?? '').replaceAll('\u0000', '').slice(0, LONGEST_WORDS);
    return call.json({ subjects: await findSubjects(context, { kind, words }) });
  });
}
