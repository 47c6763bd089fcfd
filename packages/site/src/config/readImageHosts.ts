import { ConfigError } from './ConfigError.ts';
import type { Variables } from './ConfigError.ts';

const NAME = /^(?!-)[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})*\.[a-z][a-z\d-]{0,62}$/;

/**
 * Reads `IMAGE_HOSTS`: the names of the hosts whose images are resized here, lower-case and as URLs have them. A network
 * address is no name: which address a name means is checked for each image.
 *
 * @throws ConfigError when a text is no host name
 */
export function readImageHosts(variables: Variables): readonly string[] {
  const value = variables['IMAGE_HOSTS'] ?? '';
  const hosts = value.split(/[\s,]+/).filter((text) => text !== '');
  return hosts.map((text) => {
    const url = `https://${text}/`;
    const host = /^[^\s/?#@:\\]+$/.test(text) && URL.canParse(url) ? new URL(url).hostname : '';
    if (NAME.test(host)) return host;
    throw new ConfigError('IMAGE_HOSTS', value, 'a list of host names such as images.example.com');
  });
}
