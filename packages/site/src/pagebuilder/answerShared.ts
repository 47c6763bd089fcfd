import type { Engine, EngineLog } from '@broadsheet/engine';
import { parsePageDocument } from '@broadsheet/page-document';
import { EditingError } from '@broadsheet/platform';
import type { Platform } from '@broadsheet/platform';
import { answerPreview, answerSentence } from './previewAnswers.ts';

export interface SharedOptions {
  readonly engine: Engine;
  readonly platform: Pick<Platform, 'editing'>;
  readonly log: Pick<EngineLog, 'error'>;
}

/** A visit to a shared link. */
export interface SharedVisit {
  readonly token: string;
  /** The visitor's network address, if it is known. */
  readonly address: string | undefined;
}

/** Shows a draft, as readers would see it, to a visitor with the link. The token appears in no log and no referrer. */
export async function answerShared(
  visit: SharedVisit,
  { engine, platform, log }: SharedOptions,
): Promise<Response> {
  try {
    const shared = await platform.editing.findShared(visit);
    const document = parsePageDocument(shared?.document);
    if (shared === undefined || document === undefined)
      return answerSentence(
        410,
        'This link has expired or was revoked. Ask whoever sent it for another one.',
      );
    return answerPreview(await engine.previews.page({ document, path: shared.path, audience: 'reader' }));
  } catch (error) {
    if (error instanceof EditingError && error.status === 429) return answerSentence(429, error.message);
    log.error('A shared draft could not be shown.', {
      error: error instanceof Error ? error.stack : String(error),
    });
    return answerSentence(500, 'This draft cannot be shown as it is. Tell whoever sent the link.');
  }
}
