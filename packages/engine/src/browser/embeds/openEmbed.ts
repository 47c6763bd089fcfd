/**
 * Replaces the figure of an embed by its frame. Fetched with the first embed that is opened.
 *
 * `data-embed-src` is the URL of a known provider's frame; `data-embed-html` is HTML with scripts, which runs in a document
 * without an origin. `data-height` in CSS pixels is a first guess that the frame may correct; `data-ratio`
 * (height / width) is fixed.
 */
import { addBase } from '@broadsheet/client-core';
import { readPageData } from '../readPageData.ts';
import { EMBED_FRAME_PATH, EMBED_MESSAGES } from '../../islands/embedFrame.ts';

const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-presentation';
const ALLOW = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
/** The limits of an embed's height in CSS pixels, because the height that an embed reports is not always sensible. */
const [LEAST, MOST] = [40, 5_000];

/** The HTML for each frame without an origin, until the frame asks for it. */
const waiting = new WeakMap<HTMLIFrameElement, string>();

function setShape({ style }: HTMLIFrameElement, figure: HTMLElement): void {
  const height = Number(figure.dataset['height']);
  const ratio = Number(figure.dataset['ratio']);
  style.cssText = 'inline-size:100%;border:0';
  if (height > 0) style.blockSize = `${height}px`;
  else style.aspectRatio = ratio > 0 ? String(1 / ratio) : '16 / 9';
  figure.removeAttribute('style');
}

/** Replaces the content of the figure by its frame. */
export function openEmbed(figure: HTMLElement): HTMLIFrameElement {
  const { embedSrc, embedHtml } = figure.dataset;
  listen(figure.ownerDocument);
  // oxlint-disable-next-line react/iframe-missing-sandbox -- set below, before the frame is in the document
  const frame = figure.ownerDocument.createElement('iframe');
  frame.setAttribute('allow', ALLOW);
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.title = figure.querySelector(':scope > a')?.textContent?.trim() || (figure.textContent?.trim() ?? '');
  if (figure.dataset['embedLoad'] !== undefined) frame.setAttribute('loading', 'lazy');
  setShape(frame, figure);
  // The URL is set last, because it starts the loading.
  if (embedHtml === undefined) {
    frame.setAttribute('sandbox', SANDBOX.replace(' ', ' allow-same-origin '));
    frame.src = embedSrc ?? '';
  } else {
    frame.setAttribute('sandbox', `${SANDBOX} allow-forms`);
    waiting.set(frame, embedHtml);
    frame.src = addBase(EMBED_FRAME_PATH, readPageData(figure.ownerDocument).site.basePath);
  }
  for (const name of ['embedSrc', 'embedHtml', 'embedLoad']) delete figure.dataset[name];
  figure.replaceChildren(frame);
  return frame;
}

function parse(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

/** Finds the first height in a message, however deep: every provider nests it differently, but all of them name it. */
function findHeight(data: unknown, depth = 0): number | undefined {
  if (typeof data !== 'object' || data === null || depth > 4) return undefined;
  for (const [name, value] of Object.entries(data)) {
    const isHeight = typeof value === 'number' && /height$/i.test(name);
    const found = isHeight ? value : findHeight(/height$/i.test(name) ? toHeights(value) : value, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Converts `{ "chart-height": { "aB3": 480 } }` to `{ height: 480 }`. */
function toHeights(value: unknown): unknown {
  const [first] = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return { height: first };
}

function isReady(message: unknown): boolean {
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    message.type === EMBED_MESSAGES.ready
  );
}

/** Handles messages of the document in the frame; messages of any other window are ignored. */
function handleMessage(frame: HTMLIFrameElement, { data, origin, source }: MessageEvent): void {
  const html = waiting.get(frame);
  const message = parse(data);
  if (html === undefined) {
    if (origin !== new URL(frame.src).origin) return;
  } else if (isReady(message)) {
    // The frame has no origin that could be named as the target; the HTML is public anyway.
    source?.postMessage({ type: EMBED_MESSAGES.fill, html }, { targetOrigin: '*' });
    return;
  }
  const height = frame.parentElement?.dataset['height'] === undefined ? undefined : findHeight(message);
  if (height !== undefined) frame.style.blockSize = `${Math.min(Math.max(height, LEAST), MOST)}px`;
}

const listening = new WeakSet<Document>();

function listen(root: Document): void {
  if (listening.has(root)) return;
  listening.add(root);
  root.defaultView?.addEventListener('message', (event) => {
    const frames = root.querySelectorAll<HTMLIFrameElement>('.bs-embed > iframe');
    const frame = [...frames].find(({ contentWindow }) => contentWindow === event.source);
    if (frame !== undefined) handleMessage(frame, event);
  });
}
