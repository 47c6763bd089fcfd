import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import process from 'node:process';
import { apiOrigin } from './every/apiOrigin.ts';

const BLOCKS = new URL('node_modules/@broadsheet/web-components/dist/blocks.js', import.meta.url);

const PAGE = `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <title>Host</title>
    <style>h1 { color: rgb(1, 2, 3); }</style>
    <script type="module" src="/scripts/blocks.js"></script>
  </head>
  <body>
    <h1>Hafen</h1>
    <broadsheet-block name="login" origin="${apiOrigin}"></broadsheet-block>
    <broadsheet-block name="offer" lang="en" origin="${apiOrigin}"></broadsheet-block>
    <broadsheet-block name="alert-bar" origin="${apiOrigin}"></broadsheet-block>
  </body>
</html>`;

createServer((request, response) => {
  if (request.url !== '/scripts/blocks.js') {
    response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
    return;
  }
  readFile(BLOCKS).then(
    (script) => response.writeHead(200, { 'content-type': 'text/javascript' }).end(script),
    (error) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(process.env['PORT']));
