import type { Visited } from '@broadsheet/engine';
import { EditingError } from '@broadsheet/platform';
import { answerPreview, answerRedirect, answerRefusal } from '../previewAnswers.ts';
import type { Future, FutureVisit } from './createFuture.ts';

/** The last moment that both JavaScript dates and the database can represent. */
const LATEST = Date.UTC(9999, 11, 31);

function readVisit(url: string): FutureVisit | undefined {
  const { searchParams } = new URL(url);
  const [path, at] = [searchParams.get('path') ?? '', searchParams.get('at') ?? ''];
  // Browsers treat a backslash as a slash, and the text after two slashes as another host.
  if (!/^\/(?![/\\])/.test(path) || !/^\d{1,15}$/.test(at) || Number(at) > LATEST) return undefined;
  return { path, at: Number(at) };
}

const isOfSite = (location: string): boolean => location.startsWith('/') && !location.startsWith('//');

/** Returns the response to a visit; a redirect is followed at the same moment. */
function answerVisited(visited: Visited, at: number): Response {
  switch (visited.kind) {
    case 'page':
      return answerPreview(visited);
    case 'redirect':
      return isOfSite(visited.location)
        ? answerRedirect(
            `/pagebuilder/future?${new URLSearchParams({ path: visited.location, at: `${at}` })}`,
          )
        : answerRefusal(
            new EditingError(404, {
              says: 'refusal.future-elsewhere',
              values: { location: visited.location },
            }),
          );
    case 'gone':
      return answerRefusal(new EditingError(410, { says: 'refusal.future-gone' }));
    case 'missing':
      return answerRefusal(new EditingError(404, { says: 'refusal.future-missing' }));
    case 'unavailable':
      return answerRefusal(new EditingError(503, { says: 'refusal.future-unavailable' }));
  }
}

/**
 * Answers `GET ?path=/news/&at=1764568800000`: a page as readers will see it at that moment.
 *
 * @throws EditingError 400 when path or moment are missing
 */
export async function answerFuture({ url }: Request, future: Future): Promise<Response> {
  const visit = readVisit(url);
  if (visit === undefined)
    throw new EditingError(400, 'Say which page ("path") and when ("at", in milliseconds since 1970).');
  return answerVisited(await future.visit(visit), visit.at);
}
