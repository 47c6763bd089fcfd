import { collectStyles } from '@broadsheet/ui/server';
import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter } from 'react-router';
import type { EntryContext } from 'react-router';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const { result, head } = await collectStyles(async (collect) => {
    const stream = await renderToReadableStream(
      collect(<ServerRouter context={context} url={request.url} />),
    );
    await stream.allReady;
    return new Response(stream).text();
  });
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(
    result.replace('</head>', () => `${head}</head>`),
    {
      status,
      headers,
    },
  );
}
