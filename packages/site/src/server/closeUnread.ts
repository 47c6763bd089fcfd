import type { IncomingMessage, ServerResponse } from 'node:http';

/** The two sides of an exchange over HTTP/1.1. */
export interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

/**
 * Ends the connection of a request that is answered before its body has arrived, as one that is too large is. Call it before
 * the response is written.
 *
 * The response says `Connection: close`, so that nobody sends another request behind a body that nobody reads. The rest of
 * the body is read and thrown away until the client stops sending: a connection that is closed with bytes unread is reset,
 * and a reset may destroy the response on its way.
 *
 * @param lingerMs the milliseconds for which the rest is read at most
 */
export function closeUnread({ incoming, outgoing }: Exchange, lingerMs: number): void {
  if (incoming.complete || outgoing.headersSent) return;
  const { socket } = incoming;
  outgoing.shouldKeepAlive = false;
  let isEnding = false;
  // Called when the response has been written; by itself it would close both directions.
  socket.destroySoon = () => {
    if (isEnding) return;
    isEnding = true;
    socket.end();
    const limit = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('close', () => clearTimeout(limit));
  };
}
