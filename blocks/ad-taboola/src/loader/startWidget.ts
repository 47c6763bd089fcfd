/**
 * Puts a widget into Taboola's queue, and its loader into the page with the first.
 *
 * The queue is an array until the loader takes it over. It sends off what it holds when it meets `flush`, which has to come
 * after the widgets: once they have all been queued that are there at a time.
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

/** The policy of the page lets no inline script run: the element holds as data what this does. */
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
