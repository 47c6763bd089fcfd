import { getUploadId } from '@broadsheet/platform';
import type { DescribeUpload } from '@broadsheet/platform';
import type { MiddlewareHandler } from 'hono';

const PATH = '/media/';

/** Adds the headers of uploaded images to their files, as they are below `/media/uploads/`. */
export function describeUploads(describe: DescribeUpload): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const id = getUploadId(context.req.path.slice(PATH.length));
    if (id === undefined || context.res.status >= 400) return;
    for (const [name, value] of Object.entries(describe(id))) context.header(name, value);
  };
}
