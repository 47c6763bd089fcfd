import { isApiError, isNetworkError } from '@broadsheet/client-core';
import { ContentSourceError, isContentSourceError } from './ContentSourceError.ts';

function hint(status: number): string {
  return status === 401 || status === 403 ? ' Check the access token of the content API.' : '';
}

/**
 * Converts the error of a source to a `ContentSourceError`: 404 to `not-found`, 400 to `bad-query` with the content API's
 * message, any other status to `failed`. The error of an aborted call stays unchanged: `NetworkError` `aborted`.
 */
export function toSourceError(source: string, error: unknown): Error {
  if (isContentSourceError(error)) return error;
  if (isNetworkError(error)) {
    if (error.reason === 'aborted') return error;
    const message = `The content source "${source}" got no answer (${error.reason}): ${error.message}`;
    return new ContentSourceError(source, { kind: 'failed', status: undefined }, message, { cause: error });
  }
  if (isApiError(error)) {
    const { httpStatus } = error;
    if (httpStatus === 404) {
      const message = `The content source "${source}" found nothing: ${error.message}`;
      return new ContentSourceError(source, { kind: 'not-found' }, message, { cause: error });
    }
    if (httpStatus === 400) {
      const message = `The content source "${source}" cannot run: ${error.message}`;
      return new ContentSourceError(source, { kind: 'bad-query', param: 'query' }, message, { cause: error });
    }
    const message = `The content source "${source}" was answered with status ${httpStatus}: ${error.message}`;
    return new ContentSourceError(
      source,
      { kind: 'failed', status: httpStatus },
      message + hint(httpStatus),
      {
        cause: error,
      },
    );
  }
  const message = `The content source "${source}" broke before an answer came; the cause says where.`;
  return new ContentSourceError(source, { kind: 'failed', status: undefined }, message, { cause: error });
}
