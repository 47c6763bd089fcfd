import type { Hono } from 'hono';
import { readParameters } from '@broadsheet/service-kit/http';
import type { ServiceEnv } from '@broadsheet/service-kit/http';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { EDITING_PATH } from '../http/createEditingApp.ts';
import { requireEditor } from '../sessions/editorSessions.ts';
import { findSubjects, SUBJECT_KINDS } from '../subjects/findSubjects.ts';
import { nameSubjects } from '../subjects/nameSubjects.ts';

const LONGEST_WORDS = 200;

type Parameters = ReturnType<typeof readParameters>;

/** The most values that are named in one call. */
const MOST_VALUES = 50;

/**
 * Returns the values of the parameter `values`, which are separated by commas; `undefined` without the parameter.
 * @throws EditingError 400 when there are more than can be named in one call
 */
function readValues(parameters: Parameters): readonly string[] | undefined {
  const given = parameters.text('values');
  if (given === undefined) return undefined;
  const values = given
    .replaceAll('\u0000', '')
    .split(',')
    .flatMap((value) => value.trim() || []);
  if (values.length <= MOST_VALUES) return values;
  throw new EditingError(
    400,
    `The parameter "values" has ${values.length} values; ${MOST_VALUES} can be named in one call. Ask for the others in further calls.`,
  );
}

/**
 * Adds the endpoint of preview subjects: `GET ?kind=story&words=harbour` finds what a template can be shown for, and
 * `GET ?kind=author&values=ada-quill` names what was chosen.
 */
export function addSubjectRoutes(app: Hono<ServiceEnv>, context: EditingContext): void {
  app.get(`${EDITING_PATH}/subjects`, async (call) => {
    await requireEditor(context, call.req.raw, 'viewer');
    const parameters = readParameters(call.req.url);
    const requested = parameters.text('kind');
    const kind = SUBJECT_KINDS.find((each) => each === requested);
    if (kind === undefined)
      throw new EditingError(400, `The parameter "kind" must be one of ${SUBJECT_KINDS.join(', ')}.`);
    const values = readValues(parameters);
    if (values !== undefined) return call.json({ subjects: await nameSubjects(context, { kind, values }) });
    const words = (parameters.text('words') ?? '').replaceAll('\u0000', '').slice(0, LONGEST_WORDS);
    return call.json({ subjects: await findSubjects(context, { kind, words }) });
  });
}
