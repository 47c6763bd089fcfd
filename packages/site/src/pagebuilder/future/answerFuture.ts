import { answerPreview, answerSentence } from '../previewAnswers.ts';
import type { Future, FutureVisit } from './createFuture.ts';

/** The last moment that dates of JavaScript and tables can both tell. */
const LATEST = Date.UTC(9999, 11, 31);

function readVisit(url: string): FutureVisit | undefined {
  const { searchParams } = new URL(url);
  const [path, at] = [searchParams.get('path') ?? '', searchParams.get('at') ?? ''];
  if (!path.startsWith('/') || !/^\d{1,15}$/.test(at) || Number(at) > LATEST) return undefined;
  return { path, at: Number(at) };
}

/** `GET ?path=/news/&at=1764568800000`: a page as readers will see it then. */
export async function answerFuture({ url }: Request, future: Future): Promise<Response> {
  const visit = readVisit(url);
  if (visit === undefined)
    return answerSentence(400, 'Say which page ("path") and when ("at", in milliseconds since 1970).');
  const page = await future.visit(visit);
  return page === undefined
    ? answerSentence(404, 'There will be no page at this address then.')
    : answerPreview(page);
}
