import { addBase } from '@broadsheet/client-core';
import { plainLine } from '@broadsheet/sdk-content';
import type { SiteProperties } from '@broadsheet/sdk-content';

const COLOR = /^#[\da-f]{3,8}$/i;

/**
 * Writes the web app manifest. The app has a minimal browser UI, so that readers see the URLs of stories. Where the site sends
 * notifications it has none, because an iPhone shows notifications of such apps only.
 */
export function writeManifest(site: SiteProperties): string {
  const name = plainLine(site.websiteName) ?? site.id;
  const color = site.themeColor !== undefined && COLOR.test(site.themeColor) ? site.themeColor : undefined;
  const home = addBase('/', site.basePath);
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: addBase(`/icons/${file}`, site.basePath),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return `${JSON.stringify({
    id: home,
    name,
    short_name: plainLine(site.shortName),
    lang: site.locale,
    dir: site.textDirection,
    start_url: home,
    scope: home,
    display: site.push === undefined ? 'minimal-ui' : 'standalone',
    theme_color: color,
    background_color: color ?? '#ffffff',
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
  })}\n`;
}
