import type { Context } from 'hono';

const LIMIT = 20_000;

/** The fields of a form that was sent; none when it was sent as something else, or is larger than any such form. */
export async function readFields({ req }: Context): Promise<URLSearchParams> {
  const type = req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  const text = type === 'application/x-www-form-urlencoded' ? await req.text() : '';
  return new URLSearchParams(text.length > LIMIT ? '' : text);
}
