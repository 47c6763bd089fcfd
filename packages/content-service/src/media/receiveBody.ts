/**
 * Receives a body part by part.
 *
 * @param quietMs the most milliseconds between two parts
 * @throws Error when it stops or breaks off
 */
export async function* receiveBody({ body }: Response, quietMs: number): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  const reader = body.getReader();
  let timer: NodeJS.Timeout | undefined;
  try {
    for (;;) {
      const silence = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error(`nothing more was sent for ${quietMs / 1000} s`)), quietMs);
      });
      const { done, value } = await Promise.race([reader.read(), silence]);
      clearTimeout(timer);
      if (done) return;
      yield value;
    }
  } finally {
    clearTimeout(timer);
    // A body that broke off is closed already, and says so again.
    reader.cancel().catch(() => undefined);
  }
}
