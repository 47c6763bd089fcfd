import { join } from 'node:path';
import { systemClock } from '@broadsheet/client-core';
import { createImageService, createOriginalFinder } from '@broadsheet/platform';
import type { ImageService, Platform } from '@broadsheet/platform';
import type { Config } from '../config/readConfig.ts';
import type { SiteLog } from './createLog.ts';

/** Creates the resizer for imported media and the site's own brand images. */
export function createImages(config: Config, platform: Platform, secret: string, log: SiteLog): ImageService {
  return createImageService({
    findOriginal: createOriginalFinder({
      folders: [
        { path: '/media/', dir: platform.mediaDir },
        { path: '/brand/', dir: config.brandDir, isTrusted: true },
      ],
      findImage: (id) => platform.content.findImage(id),
    }),
    cacheDir: join(config.dataDir, 'image-cache'),
    secret,
    tokenVersion: config.tokenVersion,
    clock: systemClock,
    log,
  });
}
