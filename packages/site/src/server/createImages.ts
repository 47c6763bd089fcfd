import { join } from 'node:path';
import { systemClock } from '@broadsheet/client-core';
import { createImageService, createOriginalFinder } from '@broadsheet/platform';
import type { ImageService, Platform, RemoteOptions, RetiredSecret } from '@broadsheet/platform';
import type { Config } from '../config/readConfig.ts';
import { createUploadHeaders } from './createUploadHeaders.ts';
import type { SiteLog } from './createLog.ts';

/** How images of other hosts are reached. Default: over the network, by the system's resolver. */
export type ImageNetwork = Pick<RemoteOptions, 'lookup' | 'fetchFromAddress'>;

export interface ImagesOptions {
  readonly config: Config;
  readonly platform: Platform;
  readonly secret: string;
  readonly retiredSecrets?: readonly RetiredSecret[] | undefined;
  readonly log: SiteLog;
  readonly imageNetwork?: ImageNetwork | undefined;
}

/** Creates the resizer for imported media, the site's own brand images, and images of listed hosts. */
export function createImages({
  config,
  platform,
  log,
  imageNetwork,
  ...secrets
}: ImagesOptions): ImageService {
  const { media } = platform;
  return createImageService({
    findOriginal: createOriginalFinder({
      folders: [
        { path: '/media/', storage: media },
        { path: '/brand/', dir: config.brandDir, isTrusted: true },
      ],
      findImage: (id) => platform.content.findImage(id),
    }),
    cacheDir: join(config.dataDir, 'image-cache'),
    bucket: media.kind === 'bucket' ? media.client : undefined,
    remote: { ...imageNetwork, hosts: config.imageHosts },
    secret: secrets.secret,
    retiredSecrets: secrets.retiredSecrets,
    tokenVersion: config.tokenVersion,
    describeUpload: createUploadHeaders(config),
    clock: systemClock,
    log,
  });
}
