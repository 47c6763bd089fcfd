/**
 * Reads and changes player markup. It is sanitised HTML, so every tag is well formed and every attribute is quoted.
 */

export interface PlayerShape {
  readonly width: number;
  readonly height: number;
}

const WIDE: PlayerShape = { width: 16, height: 9 };

/** The ratios of height to width that hosted players write. */
const KNOWN_RATIOS: readonly (readonly [ratio: number, shape: PlayerShape])[] = [
  [0.5625, WIDE],
  [1, { width: 1, height: 1 }],
  [0.75, { width: 4, height: 3 }],
  [1.7777, { width: 9, height: 16 }],
];

/** Returns the shape that the markup names in an attribute; 16:9 if it names none. */
export function shapeOfMarkup(markup: string): PlayerShape {
  const written = Number(/\sdata-(?:aspect-)?ratio="([\d.]+)"/.exec(markup)?.[1]);
  return KNOWN_RATIOS.find(([ratio]) => Math.abs(ratio - written) < 0.001)?.[1] ?? WIDE;
}

/** Reads `16:9`; `undefined` for `--`, which means the shape of the markup, and for what is no ratio. */
export function parseRatio(ratio: string | undefined): PlayerShape | undefined {
  const [width, height] = (ratio ?? '').split(':').map(Number);
  return width !== undefined && height !== undefined && width > 0 && height > 0
    ? { width, height }
    : undefined;
}

export interface PlayerSettings {
  readonly shape: PlayerShape;
  readonly autoplay?: boolean;
  readonly playthrough?: boolean;
  readonly borderRadius?: boolean;
}

/** The opening tag with these attributes in the place of its own; `undefined` leaves one as it was. */
function withAttributes(tag: string, attributes: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  const rest = given.reduce(
    (left, [name]) => left.replace(new RegExp(` ${name}(?:="[^"]*")?(?=[ >])`, 'i'), ''),
    tag,
  );
  return rest.replace(/^<\w+/, (start) =>
    given.reduce((text, [name, value]) => `${text} ${name}="${value}"`, start),
  );
}

/** The markup with the settings on its player: a video of the page, or the element that a hosted player looks for. */
export function playerMarkup(markup: string, settings: PlayerSettings): string {
  const { shape, autoplay, playthrough, borderRadius } = settings;
  const isTall = shape.height > shape.width;
  const ratio = String(Number((shape.height / shape.width).toFixed(4)));
  // Browsers let nothing play by itself aloud.
  const native = autoplay === true ? { autoplay: '', muted: '', playsinline: '' } : {};
  return markup
    .replace(/<video\b[^>]*>/i, (tag) => withAttributes(tag, native))
    .replace(/<div(?=[^>]*\sdata-(?:uuid|stream|org)=)[^>]*>/i, (tag) =>
      withAttributes(tag, {
        'data-aspect-ratio': ratio,
        'data-autoplay': autoplay?.toString(),
        'data-playthrough': playthrough?.toString(),
        'data-border-radius': isTall ? borderRadius?.toString() : undefined,
      }),
    );
}
