import { JSDOM } from 'jsdom';
import { ORIGIN, openSandbox } from './openSandbox.ts';

const BLANK = '<!doctype html><title>Page</title>';

/** Opens a page that runs the sandbox's scripts. Windows that it opens are frames, and the test answers their panels. */
export function openPage(html = BLANK) {
  const browser = openSandbox();
  const { window: view } = new JSDOM(html, { url: `${ORIGIN}/`, runScripts: 'dangerously' });
  const { document } = view;
  const opened: { readonly path: string; readonly frame: HTMLIFrameElement }[] = [];
  const addFrame = () => document.body.appendChild(document.createElement('iframe'));
  const set = (name: string, value: unknown) => Reflect.set(view, name, value);
  set('fetch', (path: string, { body }: { readonly body?: URLSearchParams } = {}) =>
    body === undefined ? browser.get(path) : browser.post(path, Object.fromEntries(body)),
  );
  set('open', (path: string) => {
    const frame = addFrame();
    opened.push({ path, frame });
    return frame.contentWindow;
  });

  function say(source: Window | null, sandboxAnswer: unknown, origin = ORIGIN): void {
    view.dispatchEvent(new view.MessageEvent('message', { data: { sandboxAnswer }, origin, source }));
  }
  return {
    ...browser,
    view,
    document,
    set,
    opened,
    addFrame,
    /** Sends the page an answer as from a panel in this window. */
    say,
    buttons: () => [...document.querySelectorAll('button')],
    async load(path: string) {
      const script = document.createElement('script');
      script.textContent = await (await browser.get(path)).text();
      document.head.append(script);
    },
    /** Presses a button of the last opened panel. */
    async chooseInWindow(fields: Readonly<Record<string, string>>) {
      const last = opened.at(-1);
      if (last === undefined) throw new Error('No window was opened.');
      const { pathname, searchParams } = new URL(last.path, ORIGIN);
      const answer = await browser.choose(pathname, { ...Object.fromEntries(searchParams), ...fields });
      say(last.frame.contentWindow, answer);
      return answer;
    },
  };
}
