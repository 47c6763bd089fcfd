/**
 * The site's icon for home screens, drawn from the brand's `favicon.svg` at the first request. Drawing it at the start
 * would delay the start, and drawing it in the build would use the brand of another newspaper.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EngineLog } from '@broadsheet/engine';
import sharp from 'sharp';

interface Icon {
  /** Width and height in pixels. */
  readonly size: number;
  /** The share of the width that the drawing fills; the rest is background. */
  readonly share: number;
}

const ICONS: Readonly<Record<string, Icon>> = {
  'icon-192.png': { size: 192, share: 1 },
  'icon-512.png': { size: 512, share: 1 },
  // Operating systems cut a mask out of these: the middle four fifths of the width are always visible.
  'maskable-512.png': { size: 512, share: 0.72 },
  'apple-touch-icon.png': { size: 180, share: 0.86 },
};

const SVG_PIXELS = 96;

export interface IconOptions {
  readonly brandDir: string;
  /** Returns the background colour, such as `#1c3450`; white if the site has none. */
  readonly background: () => string | undefined;
  readonly log: Pick<EngineLog, 'warn'>;
}

async function draw(
  { size, share }: Icon,
  { brandDir, background }: IconOptions,
): Promise<Uint8Array<ArrayBuffer>> {
  const source = await readFile(join(brandDir, 'favicon.svg'));
  const inner = Math.round(size * share);
  const drawing = await sharp(source, { density: Math.min(SVG_PIXELS * (inner / 16), 2_400) })
    .resize(inner, inner, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  if (share === 1) return Uint8Array.from(drawing);
  const color = background();
  const ground = /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(color ?? '') ? color : '#ffffff';
  const icon = sharp({ create: { width: size, height: size, channels: 3, background: ground ?? '#ffffff' } });
  return Uint8Array.from(
    await icon
      .composite([{ input: drawing }])
      .png()
      .toBuffer(),
  );
}

/** Returns a function that serves an icon by its file name; a brand without a `favicon.svg` has no icons. */
export function createIcons(options: IconOptions): (file: string) => Promise<Response> {
  const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  function find(file: string, icon: Icon): Promise<Uint8Array<ArrayBuffer>> {
    const key = `${file} ${options.background() ?? ''}`;
    const known = drawn.get(key) ?? draw(icon, options);
    drawn.set(key, known);
    known.catch(() => drawn.delete(key));
    return known;
  }

  return async (file) => {
    const icon = Object.hasOwn(ICONS, file) ? ICONS[file] : undefined;
    const bytes = icon && (await find(file, icon).catch((error: unknown) => explain(file, error)));
    const headers = { 'X-Content-Type-Options': 'nosniff' };
    if (bytes === undefined)
      // An icon that could not be drawn may be drawn a minute later.
      return new Response('There is no such icon.\n', {
        status: 404,
        headers: { ...headers, 'Cache-Control': 'public, max-age=60' },
      });
    return new Response(bytes, {
      headers: { ...headers, 'Cache-Control': 'public, max-age=86400', 'Content-Type': 'image/png' },
    });
  };

  function explain(file: string, error: unknown): undefined {
    options.log.warn(`The icon ${file} could not be drawn from favicon.svg in the folder of the brand.`, {
      error: String(error),
    });
  }
}
