/**
 * The site's icon for home screens, drawn from the brand's `favicon.svg` when it is first asked for. Made at the start it
 * would be late, and made by the build it would be another newspaper's.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EngineLog } from '@broadsheet/engine';
import sharp from 'sharp';

interface Icon {
  /** Width and height in pixels. */
  readonly size: number;
  /** Part of the width that the drawing takes; around it is the background. */
  readonly share: number;
}

const ICONS: Readonly<Record<string, Icon>> = {
  'icon-192.png': { size: 192, share: 1 },
  'icon-512.png': { size: 512, share: 1 },
  // Systems cut a mask out of these: four fifths of the width are safe.
  'maskable-512.png': { size: 512, share: 0.72 },
  'apple-touch-icon.png': { size: 180, share: 0.86 },
};

const SVG_PIXELS = 96;

export interface IconOptions {
  readonly brandDir: string;
  /** `#1c3450`; white where the site names none. */
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

/** Answers an icon by its file name; a brand without a `favicon.svg` has none. */
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
    const headers = { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'public, max-age=86400' };
    if (bytes === undefined) return new Response('There is no such icon.\n', { status: 404, headers });
    return new Response(bytes, { headers: { ...headers, 'Content-Type': 'image/png' } });
  };

  function explain(file: string, error: unknown): undefined {
    options.log.warn(`The icon ${file} could not be drawn from favicon.svg in the folder of the brand.`, {
      error: String(error),
    });
  }
}
