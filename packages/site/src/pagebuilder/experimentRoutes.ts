import { parseExperimentId } from '@broadsheet/page-document';
import { EditingError } from '@broadsheet/platform';
import type { Platform } from '@broadsheet/platform';
import { Hono } from 'hono';
import type { Admit, EditorCall } from './createAdmission.ts';

/**
 * Answers with what was counted for an experiment, `{ "a": { "seen": 2, "opened": 1 }, "b": …, "since": 1790000000000 }`; `since`
 * is `null` while nothing was.
 */
async function answerCounts({ param }: EditorCall, { experiments }: Pick<Platform, 'experiments'>) {
  const id = parseExperimentId(param('id'));
  if (id === undefined) throw new EditingError(404, 'No experiment has such an id.');
  const { a, b, since } = await experiments.read(id);
  return Response.json({ a, b, since: since ?? null });
}

/** Creates the calls about experiments: how often each version was seen and opened. */
export function experimentRoutes(platform: Platform, admit: Admit): Hono {
  const app = new Hono();
  app.get(
    '/pagebuilder/api/experiments/:id',
    admit('viewer', (call) => answerCounts(call, platform)),
  );
  return app;
}
