import { File as RuntimeFile } from 'node:buffer';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { vi } from 'vitest';

/** Encodes a form with a file as a browser would; the `Request` of these tests does not accept the document's `FormData`. */
async function asMultipart(init: RequestInit): Promise<RequestInit> {
  const file = init.body instanceof FormData ? init.body.get('avatar') : null;
  if (!(file instanceof File)) return init;
  const head = `--edge\r\nContent-Disposition: form-data; name="avatar"; filename="a.jpg"\r\nContent-Type: ${file.type}\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(head),
    Buffer.from(await file.arrayBuffer()),
    Buffer.from('\r\n--edge--'),
  ]);
  const headers = new Headers(init.headers);
  headers.set('content-type', 'multipart/form-data; boundary=edge');
  return { ...init, headers, body };
}

/**
 * Sends a call, with the file in its form if it has one, to a platform in the same process. The runtime's form parser
 * creates files of the global `File` class and accepts only those, not the document's.
 */
export async function fetchWithFiles(
  platform: Pick<TestPlatform, 'fetch'>,
  address: string,
  init: RequestInit = {},
): Promise<Response> {
  const sent = await asMultipart(init);
  vi.stubGlobal('File', RuntimeFile);
  try {
    return await platform.fetch(address, sent);
  } finally {
    vi.unstubAllGlobals();
  }
}
