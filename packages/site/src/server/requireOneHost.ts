import type { IncomingMessage, RequestListener } from 'node:http';

const MESSAGE = 'Send one header "Host" that names the site.\n';

function countHosts({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
}

/** Whether a request may be sent without the header: version 1.0 of the protocol does not know it. */
const mayLackHost = ({ httpVersion }: IncomingMessage): boolean => httpVersion === '1.0';

/**
 * Answers 400 to a request that has more than one header `Host`, or none, and ends its connection. Of several the server
 * would take the first, and a proxy or cache before it perhaps another: whoever makes them disagree can have one site's page
 * stored as another's.
 */
export function requireOneHost(
  answer: (...exchange: Parameters<RequestListener>) => Promise<void>,
): RequestListener {
  return (request, response) => {
    const hosts = countHosts(request);
    if (hosts === 1 || (hosts === 0 && mayLackHost(request))) {
      void answer(request, response);
      return;
    }
    response.shouldKeepAlive = false;
    response.writeHead(400, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': Buffer.byteLength(MESSAGE),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    response.end(MESSAGE);
  };
}
