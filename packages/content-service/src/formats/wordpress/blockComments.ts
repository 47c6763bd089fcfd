/** Finds the comments by which the block editor of WordPress marks its blocks, in one pass over a body of any size. */

export interface BlockComment {
  readonly start: number;
  /** The index behind the comment. */
  readonly end: number;
  /** What stands between `<!--` and `-->`, without spaces around it. */
  readonly text: string;
}

/** Lists the comments of a body from its first to its last; one that is opened twice begins where it is opened last. */
export function* listComments(content: string): Generator<BlockComment> {
  let at = 0;
  for (;;) {
    const close = content.indexOf('-->', at);
    if (close === -1) return;
    // Looked for in this part only, so that no character is looked at for more than one comment.
    const part = content.slice(at, close);
    const open = part.lastIndexOf('<!--');
    const end = close + '-->'.length;
    if (open !== -1) yield { start: at + open, end, text: part.slice(open + '<!--'.length).trim() };
    at = end;
  }
}

export interface EmptyBlock {
  readonly name: string;
  /** The settings of the block as JSON. */
  readonly json: string | undefined;
}

/** Reads a comment that is a block without markup of its own. */
export function readEmptyBlock({ text }: BlockComment): EmptyBlock | undefined {
  if (!text.startsWith('wp:') || !text.endsWith('/')) return undefined;
  const inner = text.slice('wp:'.length, -1).trim();
  const name = /^[\w/-]{1,80}(?=\s|\{|$)/.exec(inner)?.[0];
  if (name === undefined) return undefined;
  const json = inner.slice(name.length).trim();
  if (json === '') return { name, json: undefined };
  return json.startsWith('{') && json.endsWith('}') ? { name, json } : undefined;
}

export interface HtmlBlock {
  readonly start: number;
  readonly end: number;
  readonly html: string;
}

/** Lists the blocks of custom HTML of a body; one that is never closed is none. */
export function* listHtmlBlocks(content: string): Generator<HtmlBlock> {
  let opened: BlockComment | undefined;
  for (const comment of listComments(content)) {
    if (opened === undefined && /^wp:html\s*(?:\{[^}]{0,2000}\})?$/.test(comment.text)) opened = comment;
    else if (opened !== undefined && /^\/wp:html$/.test(comment.text)) {
      yield { start: opened.start, end: comment.end, html: content.slice(opened.end, comment.start) };
      opened = undefined;
    }
  }
}
