/**
 * Adds a widget to Taboola's queue, and Taboola's loader to the page with the first widget.
 *
 * The queue is an array until the loader takes it over. The loader requests the queued widgets when it reads `flush`, which
 * therefore has to follow all widgets that are queued at the same time.
 */
import type { Widget } from '../widget/Widget.ts';

const LOADER_ID = 'tbl-loader';
const FLUSHER_ID = 'tbl-flusher';

interface Queue {
  push(entry: object): unknown;
}

const isQueue = (value: unknown): value is Queue =>
  typeof value === 'object' && value !== null && 'push' in value && typeof value.push === 'function';

function getQueue(view: Window): Queue {
  const found: unknown = Reflect.get(view, '_taboola');
  if (isQueue(found)) return found;
  const queue: object[] = [];
  Reflect.set(view, '_taboola', queue);
  return queue;
}

function addLoader(page: Document, { loader, kind }: Widget, queue: Queue): void {
  if (page.getElementById(LOADER_ID) !== null) return;
  queue.push({ [kind]: 'auto' });
  const script = page.createElement('script');
  script.id = LOADER_ID;
  script.src = loader;
  script.async = true;
  page.head.append(script);
}

const unflushed = new WeakSet<Document>();

/**
 * Ends a batch of widgets. The page's content security policy forbids inline scripts, so the flusher element holds the
 * command as data, and this function runs it.
 */
function flush(page: Document, queue: Queue): void {
  unflushed.delete(page);
  queue.push({ flush: true });
  if (page.getElementById(FLUSHER_ID) !== null) return;
  const flusher = page.createElement('script');
  flusher.id = FLUSHER_ID;
  flusher.type = 'application/json';
  flusher.textContent = '{"flush":true}';
  page.body.append(flusher);
}

export function startWidget(page: Document, widget: Widget): void {
  const { defaultView: view } = page;
  if (view === null) return;
  const queue = getQueue(view);
  const { mode, container, placement } = widget;
  addLoader(page, widget, queue);
  queue.push({ mode, container, placement, target_type: 'mix' });
  if (unflushed.has(page)) return;
  unflushed.add(page);
  view.setTimeout(() => flush(page, queue));
}
