import type { Context } from 'hono';

const LIMIT = 20_000;

/** Reads the fields of a posted form; empty if the request has another type or is too large. */
export async function readFields({ req }: Context): Promise<URLSearchParams> {
  const type = req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  const text = type === 'application/x-www-form-urlencoded' ? await req.text() : '';
  return new URLSearchParams(text.length > LIMIT ? '' : text);
}
