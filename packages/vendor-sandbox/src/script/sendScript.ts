import type { Context } from 'hono';

export const sendScript = (context: Context, code: string): Response =>
  context.body(code, 200, { 'content-type': 'text/javascript; charset=utf-8' });
