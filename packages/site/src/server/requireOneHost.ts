import type { IncomingMessage, RequestListener } from 'node:http';

const MESSAGE = 'Send one header "Host" that names the site.\n';

function listHosts({ rawHeaders }: IncomingMessage): readonly string[] {
  return rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');
}

/** Whether a request may be sent without the header: version 1.0 of the protocol does not know it. */
const mayLackHost = ({ httpVersion }: IncomingMessage): boolean => httpVersion === '1.0';

/**
 * Answers 400 to a request that has more than one header `Host`, an empty one, or none, and ends its connection. Of several
 * the server would take the first, and a proxy or cache before it perhaps another: whoever makes them disagree can have one
 * site's page stored as another's.
 */
export function requireOneHost(
  answer: (...exchange: Parameters<RequestListener>) => Promise<void>,
): RequestListener {
  return (request, response) => {
    const [host, ...others] = listHosts(request);
    const isFit = host === undefined ? mayLackHost(request) : host !== '' && others.length === 0;
    if (isFit) {
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
