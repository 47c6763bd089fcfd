import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { OutputFormat } from './chooseFormat.ts';
import { ImageProblem } from '@broadsheet/service-kit/outgoing';
import { planResize } from './planResize.ts';
import type { ResizePlan } from './planResize.ts';
import type { ResizeOptions } from './ResizeOptions.ts';
import { sniffFormat } from './sniffFormat.ts';

// Each run uses one core, so that the number of runs limits the number of used cores.
sharp.concurrency(1);
// The cache would keep up to 50 MB of intermediate results, and no image is made twice.
sharp.cache(false);

const MAX_INPUT_PIXELS = 60_000_000;
const MAX_SECONDS = 20;
// Above effort 2 the encoders take several times as long for files that are a few per cent smaller.
const EFFORT = 2;
// AVIF looks as good as JPEG at two thirds of the quality number.
const AVIF_SCALE = 2 / 3;

function encode(image: Sharp, format: OutputFormat, quality: number, isClear: boolean): Sharp {
  switch (format) {
    case 'avif':
      return image.avif({
        quality: Math.max(1, Math.round(quality * AVIF_SCALE)),
        effort: EFFORT,
        chromaSubsampling: '4:2:0',
      });
    case 'webp':
      return image.webp({ quality, effort: EFFORT });
    case 'plain':
      return isClear ? image.png({ compressionLevel: 8 }) : image.jpeg({ quality, mozjpeg: true });
  }
}

function resize(image: Sharp, plan: ResizePlan): Sharp {
  const { width, height } = plan.size;
  switch (plan.kind) {
    case 'attention':
      return image.resize(width, height, { fit: 'cover', position: sharp.strategy.attention });
    case 'area':
      return image.extract(plan.area).resize(width, height, { fit: 'fill' });
  }
}

async function render(
  original: Uint8Array,
  options: ResizeOptions,
  format: OutputFormat,
): Promise<Uint8Array> {
  const source = sharp(original, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' });
  const { autoOrient, hasAlpha } = await source.metadata();
  // Many opaque images have an alpha channel; as PNG they would be several times as large.
  const isClear = hasAlpha && format === 'plain' && !(await source.stats()).isOpaque;
  const turned = source.timeout({ seconds: MAX_SECONDS }).autoOrient();
  return encode(resize(turned, planResize(autoOrient, options)), format, options.quality, isClear).toBuffer();
}

/**
 * Crops, scales and encodes an image, without the metadata of the original. Of an animated image it uses the first frame.
 *
 * @param original the bytes of a JPEG, PNG, GIF, WebP, AVIF or TIFF file of at most 60 megapixels
 * @throws ImageProblem 422 for anything else and for a broken file
 */
export async function renderImage(
  original: Uint8Array,
  options: ResizeOptions,
  format: OutputFormat,
): Promise<Uint8Array> {
  if (sniffFormat(original) === undefined) {
    throw new ImageProblem(
      422,
      'The original is not a JPEG, PNG, GIF, WebP, AVIF or TIFF image. Replace the file.',
    );
  }
  try {
    return await render(original, options, format);
  } catch (cause) {
    throw new ImageProblem(
      422,
      'The original cannot be read as an image: it is broken or too large. Replace the file.',
      {
        cause,
      },
    );
  }
}
