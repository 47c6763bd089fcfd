/** Brings parsed HTML into the form that the conversion reads: pictures for late ones, players for those of AMP. */
import { isProviderMarkup } from './elementKinds.ts';
import type { Conversion } from './HtmlContext.ts';
import { getEmoji } from './inlineHtml.ts';
import {
  addBefore,
  addFirst,
  findElements,
  getAttribute,
  getWords,
  hasElement,
  isElement,
  moveInto,
  parseNodes,
  removeNode,
} from './nodes.ts';
import type { Element, Node } from './nodes.ts';
import { findSource, isDoubtful, listSources, toFileName } from './pictureSource.ts';
import { findFrameSource } from './rawHtml.ts';
import { resolveUrl } from './resolveUrl.ts';

/** Elements of AMP that are the same as one of HTML. */
const SAME: Readonly<Record<string, string>> = {
  'amp-img': 'img',
  'amp-anim': 'img',
  'amp-video': 'video',
  'amp-audio': 'audio',
  'amp-iframe': 'iframe',
  image: 'img',
};
/** The addresses of posts and films that elements of AMP, and of components, name by an id. */
const PLAYERS: Readonly<Record<string, readonly [attribute: string, url: (id: string) => string]>> = {
  'amp-youtube': ['data-videoid', (id) => `https://www.youtube.com/watch?v=${id}`],
  'lite-youtube': ['videoid', (id) => `https://www.youtube.com/watch?v=${id}`],
  'amp-vimeo': ['data-videoid', (id) => `https://vimeo.com/${id}`],
  'lite-vimeo': ['videoid', (id) => `https://vimeo.com/${id}`],
  'amp-dailymotion': ['data-videoid', (id) => `https://www.dailymotion.com/video/${id}`],
  'amp-twitter': ['data-tweetid', (id) => `https://twitter.com/i/status/${id}`],
  'amp-instagram': ['data-shortcode', (id) => `https://www.instagram.com/p/${id}/`],
  'amp-facebook': ['data-href', (url) => url],
  'amp-tiktok': ['data-src', (url) => url],
  'amp-soundcloud': ['data-trackid', (id) => `https://api.soundcloud.com/tracks/${id}`],
  'amp-gist': ['data-gistid', (id) => `https://gist.github.com/${id}`],
  'amp-reddit': ['data-src', (url) => url],
  'amp-pinterest': ['data-url', (url) => url],
};
/** Attributes with the picture behind an element that a script puts into its style later. */
const LATE_BACKGROUNDS = [
  'data-bg',
  'data-background',
  'data-background-image',
  'data-bg-image',
  'data-bg-url',
];
/** What makes a `noscript` a part of the body, and not a sentence about the browser. */
const SHOWN = /^(?:img|a|iframe|video|audio|object|embed|svg|bs-embed)$/;
const UNSEEN_OF_AMP = /^amp-(?:ad|analytics|pixel|auto-ads|sticky-ad|consent|user-notification)$/;

/** Returns whether two pictures are the same file, of whatever size. */
function isTwin(image: Element, other: Element, context: Conversion): boolean {
  const [own, twin] = [findSource(image, context), findSource(other, context)];
  if (own === undefined || twin === undefined) return false;
  return own === twin || toFileName(own) === toFileName(twin);
}

function getNextElement({ parent, next }: Element): Node | undefined {
  let following = next;
  while (following !== null && !isElement(following)) following = following.next;
  return parent === null ? undefined : (following ?? undefined);
}

/** Returns the picture beside a `noscript`, before or behind it, that shows the same. */
function findTwin(noscript: Element, images: readonly Element[], context: Conversion): Element | undefined {
  const { parent } = noscript;
  const inside = images.find((image) => getEmoji(image) === undefined);
  if (parent === null || inside === undefined) return undefined;
  const isOutside = (image: Element): boolean => !images.includes(image) && getEmoji(image) === undefined;
  const beside = findElements(parent.children, 'img').filter(isOutside);
  const isEmpty = (image: Element): boolean => findSource(image, context) === undefined;
  // A picture right before its twin that is named like a stand-in is one.
  const isStandIn = (image: Element): boolean => getNextElement(image) === noscript && isDoubtful(image);
  return (
    beside.find((image) => isTwin(image, inside, context)) ?? beside.find(isEmpty) ?? beside.find(isStandIn)
  );
}

/** Merges a `noscript` with the picture that it repeats; one with other things in it becomes a part of the body. */
function mergeNoscript(noscript: Element, context: Conversion): void {
  const inside = findElements(noscript.children, 'img');
  const twin = findTwin(noscript, inside, context);
  const picture = inside.find((image) => getEmoji(image) === undefined);
  if (twin !== undefined && picture !== undefined) {
    const [shown, real] = [findSource(twin, context), findSource(picture, context)];
    if (shown !== undefined && !isTwin(twin, picture, context))
      context.onLost(
        `a picture was left out, as it is named like a stand-in for ${real?.slice(0, 200) ?? 'another'}: ${shown.slice(0, 200)}`,
      );
    const own = twin.attribs;
    // The picture for browsers without scripts has the real address; what only the other has stays.
    twin.attribs = { ...own, ...picture.attribs, class: own['class'] ?? picture.attribs['class'] ?? '' };
    const [first] = listSources(picture);
    if (first !== undefined)
      for (const name of ['data-src', 'data-lazy-src', 'data-original']) delete twin.attribs[name];
    removeNode(picture);
  }
  if (hasElement(noscript.children, (each) => SHOWN.test(each.name) || isProviderMarkup(each))) {
    noscript.name = 'section';
    return;
  }
  const words = getWords(noscript.children);
  if (words !== '')
    context.onLost(`a text for browsers without scripts was left out: ${words.slice(0, 200)}`);
  removeNode(noscript);
}

function prepareAmp(element: Element, context: Conversion): void {
  const same = SAME[element.name];
  if (same !== undefined) {
    if (same === 'img' && listSources(element).length > 0)
      for (const child of [...element.children]) removeNode(child);
    element.name = same;
    return;
  }
  const player = PLAYERS[element.name];
  const id = player === undefined ? undefined : getAttribute(element, player[0]);
  if (player !== undefined && id !== undefined) {
    element.name = 'bs-embed';
    element.attribs = { 'data-url': player[1](id) };
    return;
  }
  if (UNSEEN_OF_AMP.test(element.name)) {
    context.onLost(`an element <${element.name}> of AMP was left out`);
    removeNode(element);
  }
}

/** Adds the picture behind a part of the body, which only its style names. */
function addBackground(element: Element, context: Conversion): void {
  const late = LATE_BACKGROUNDS.flatMap((name) => getAttribute(element, name) ?? [])[0];
  const given =
    /background(?:-image)?\s*:[^;]{0,200}?url\(\s*["']?([^"')]{1,2000})/i.exec(
      element.attribs['style'] ?? '',
    )?.[1] ?? /^(?:url\(\s*["']?)?([^"'()\s]{1,2000})["']?\)?$/i.exec(late ?? '')?.[1];
  const url = given === undefined || given.startsWith('data:') ? undefined : resolveUrl(given, context);
  if (
    url === undefined ||
    findElements(element.children, 'img').some((image) => findSource(image, context) === url)
  )
    return;
  const [image] = parseNodes('<img>');
  if (image === undefined || !isElement(image)) return;
  image.attribs = { src: url };
  addFirst(element, image);
}

/** Reports the links of an image map, which pages do not have. */
function dropAreas(map: Element, { onLost }: Conversion): void {
  const areas = findElements(map.children, 'area');
  const links = areas.flatMap((area) => getAttribute(area, 'href') ?? []);
  if (links.length > 0) onLost(`the links of an image map were left out: ${links.join(' ').slice(0, 500)}`);
  map.name = 'section';
  for (const area of areas) removeNode(area);
}

const isCell = (node: Node): node is Element => isElement(node) && (node.name === 'td' || node.name === 'th');

/** Puts the cells of a table that stand in no row into rows, as browsers do. */
function addRows(table: Element): void {
  let row: Element | undefined;
  for (const child of [...table.children]) {
    if (!isCell(child)) {
      if (isElement(child)) row = undefined;
      continue;
    }
    if (row === undefined) {
      const [made] = parseNodes('<tr></tr>');
      if (made === undefined || !isElement(made)) return;
      addBefore(child, made);
      row = made;
    }
    moveInto(row, child);
  }
}

/** Elements that belong to a drawing; browsers end it before most others. */
const DRAWN =
  /^(?:a|animate\w*|circle|clippath|defs|desc|ellipse|fe[a-z]+|filter|g|image|line|lineargradient|marker|mask|metadata|mpath|path|pattern|polygon|polyline|radialgradient|rect|script|set|stop|style|svg|switch|symbol|text|textpath|title|tspan|use|view)$/;

/** Makes a part of the body of a drawing with HTML in it. */
function openDrawing(svg: Element): void {
  if (!hasElement(svg.children, ({ name }) => !DRAWN.test(name))) return;
  svg.name = 'section';
  for (const image of findElements(svg.children, 'image'))
    image.attribs = { ...image.attribs, src: image.attribs['href'] ?? image.attribs['xlink:href'] ?? '' };
}

/** Makes a part of the body of a frame that has its page in itself. */
function openFrame(frame: Element, context: Conversion): void {
  const page = getAttribute(frame, 'srcdoc');
  if (page === undefined || findFrameSource(frame, context) !== undefined) return;
  frame.name = 'section';
  frame.children = [...parseNodes(page), ...frame.children];
  for (const child of frame.children) child.parent = frame;
}

const hasLateBackground = ({ name, attribs }: Element): boolean =>
  name !== 'img' && LATE_BACKGROUNDS.some((late) => attribs[late] !== undefined);
const isKnown = (name: string): boolean => Object.hasOwn(SAME, name) || Object.hasOwn(PLAYERS, name);

/** Adds `controls` to a player whose buttons the old site's script drew: without them nobody could start it. */
function addControls(player: Element): void {
  const isHosted = Object.keys(player.attribs).some((name) => /^data-(?:account|video-id|uuid)$/.test(name));
  if (isHosted || 'autoplay' in player.attribs) return;
  player.attribs = { controls: '', ...player.attribs };
}

/** Changes a parsed tree in its place. */
export function prepareTree(nodes: readonly Node[], context: Conversion): void {
  const all: Element[] = [];
  const collect = (node: Node): void => {
    if (!isElement(node)) return;
    if (node.name === 'svg') openDrawing(node);
    else if (node.name === 'iframe') openFrame(node, context);
    if (
      isKnown(node.name) ||
      /^(?:amp-|noscript$|map$|video$|audio$|table$|t(?:body|head|foot)$)/.test(node.name) ||
      node.attribs['style'] !== undefined ||
      hasLateBackground(node)
    )
      all.push(node);
    // Drawings have elements of the same names.
    if (node.name !== 'svg') for (const child of node.children) collect(child);
  };
  for (const node of nodes) collect(node);
  for (const element of all)
    if (isKnown(element.name) || element.name.startsWith('amp-')) prepareAmp(element, context);
  for (const element of all) {
    if (element.name === 'map') dropAreas(element, context);
    else if (/^t(?:able|body|head|foot)$/.test(element.name)) addRows(element);
    else if (element.name === 'video' || element.name === 'audio') addControls(element);
    else if (element.attribs['style']?.includes('background') === true || hasLateBackground(element))
      addBackground(element, context);
  }
  for (const element of all) if (element.name === 'noscript') mergeNoscript(element, context);
}
