/**
 * Reads what a guide asks its reader to do. A comment before a code block, or alone, says what becomes of it:
 *
 * | `<!-- guide: … -->`                    | The code block after it                                                  |
 * | -------------------------------------- | ------------------------------------------------------------------------ |
 * | `run`                                  | is run by a shell that goes on where the commands before it have stopped |
 * | `fail`                                 | is run like that, and ends with a code other than 0                      |
 * | `start http://localhost:3000/`         | runs on until `stop`, and has begun when the address answers             |
 * | `write theme.ts`                       | is the content of a file                                                 |
 * | `not run: it needs a mail server`      | is left out, for the reason given                                        |
 * | `see http://localhost:3000/ "A title"` | has none: the page contains the text                                     |
 * | `find dist/server "A name"`            | has none: a file, or a file in the folder, contains the text             |
 * | `stop`                                 | has none: what `start` began ends                                        |
 * | `in repository`                        | has none: the guide is for this repository, not for a folder of its own  |
 * | `in my-paper`                          | has none: the guide goes on in the folder that another guide has made    |
 */

/**
 * @typedef {object} Place
 * @property {number} line of the comment, from 1
 * @property {string} heading that it stands under
 *
 * @typedef {Place & (
 *   | { readonly kind: 'run' | 'fail', readonly code: string }
 *   | { readonly kind: 'start', readonly code: string, readonly address: string }
 *   | { readonly kind: 'write', readonly code: string, readonly file: string }
 *   | { readonly kind: 'see', readonly address: string, readonly text: string }
 *   | { readonly kind: 'find', readonly file: string, readonly text: string }
 *   | { readonly kind: 'stop' }
 * )} Step
 *
 * @typedef {object} Guide
 * @property {string} place `repository`, the folder of another guide, or `` for an empty one
 * @property {readonly Step[]} steps
 */

const MARK = /^<!-- guide: (.+) -->$/;
const FENCE = /^```(\w*)/;
/** What a reader types. */
const SHELLS = ['sh', 'shell', 'bash', 'console'];

/** @typedef {{ readonly language: string, readonly code: string, readonly line: number, readonly next: number }} Fence */

/**
 * @param {readonly string[]} lines
 * @param {number} from index of a line
 * @returns {Fence | undefined} the code block that begins there
 */
function readFence(lines, from) {
  const language = FENCE.exec(lines[from] ?? '')?.[1];
  if (language === undefined) return undefined;
  const end = lines.indexOf('```', from + 1);
  return { language, code: lines.slice(from + 1, end).join('\n'), line: from + 1, next: end + 1 };
}

/** @param {Place} place @param {string} words @returns {Error} */
const refuse = ({ line }, words) => new Error(`Line ${line}: ${words}`);

/**
 * @param {string} mark
 * @param {Place} place
 * @returns {Step | undefined} a step without a code block
 */
function readAlone(mark, place) {
  const [, verb, target = '', text = ''] = /^(see|find) (\S+) "(.+)"$/.exec(mark) ?? [];
  if (verb === 'see') return { ...place, kind: 'see', address: target, text };
  if (verb === 'find') return { ...place, kind: 'find', file: target, text };
  return mark === 'stop' ? { ...place, kind: 'stop' } : undefined;
}

/**
 * @param {string} mark
 * @param {Fence} fence
 * @param {Place} place
 * @returns {Step | undefined} nothing for what is not run
 */
function readMarked(mark, { code }, place) {
  const [, verb, rest = ''] = /^(run|fail|start|write|not run:)(?: (.+))?$/.exec(mark) ?? [];
  if (verb === 'run' || verb === 'fail') return { ...place, kind: verb, code };
  if (verb === 'start' && rest !== '') return { ...place, kind: 'start', code, address: rest };
  if (verb === 'write' && rest !== '') return { ...place, kind: 'write', code: `${code}\n`, file: rest };
  if (verb === 'not run:' && rest !== '') return undefined;
  throw refuse(place, `"guide: ${mark}" is not understood. scripts/guides/readGuide.mjs lists the marks.`);
}

/**
 * @param {string} markdown
 * @returns {Guide | undefined} nothing for a document without marks
 * @throws Error a mark is not understood, or a code block for a shell has no mark
 */
export function readGuide(markdown) {
  if (!/^<!-- guide: /m.test(markdown)) return undefined;
  const lines = markdown.split('\n');
  let folder = '';
  let heading = '';
  /** @type {{ readonly mark: string, readonly place: Place } | undefined} */
  let waiting;
  /** @type {Step[]} */
  const steps = [];
  for (let index = 0; index < lines.length;) {
    const line = lines[index] ?? '';
    const fence = readFence(lines, index);
    const place = { line: index + 1, heading };
    if (fence !== undefined) {
      if (waiting === undefined && SHELLS.includes(fence.language))
        throw refuse(place, 'these commands have no mark. Run them, or say why not: "guide: not run: …".');
      const step = waiting && readMarked(waiting.mark, fence, waiting.place);
      if (step !== undefined) steps.push(step);
      waiting = undefined;
      index = fence.next;
      continue;
    }
    heading = /^#+ (.+)$/.exec(line)?.[1] ?? heading;
    const mark = MARK.exec(line)?.[1];
    const alone = mark === undefined ? undefined : readAlone(mark, place);
    if (waiting !== undefined && line !== '')
      throw refuse(waiting.place, `"guide: ${waiting.mark}" has no code block after it.`);
    if (alone !== undefined) steps.push(alone);
    else if (mark?.startsWith('in ')) folder = mark.slice('in '.length);
    else if (mark !== undefined) waiting = { mark, place };
    index += 1;
  }
  if (waiting !== undefined)
    throw refuse(waiting.place, `"guide: ${waiting.mark}" has no code block after it.`);
  return { place: folder, steps };
}
