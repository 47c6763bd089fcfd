import { expect, test } from 'vitest';
import { readImageHosts } from './readImageHosts.ts';

const read = (value: string) => readImageHosts({ IMAGE_HOSTS: value });

test('no host is listed by default', () => {
  expect(readImageHosts({})).toEqual([]);
  expect(read('')).toEqual([]);
});

test('hosts are listed by name, as URLs have them', () => {
  expect(read('images.example, Photos.Example.COM\nb\u00fccher.example')).toEqual([
    'images.example',
    'photos.example.com',
    'xn--bcher-kva.example',
  ]);
});

test.each([
  'https://images.example',
  'images.example/path',
  'images.example:8080',
  'me@images.example',
  '*.example.com',
  '127.0.0.1',
  '2130706433',
  '0x7f.1',
  '[::1]',
  '-.example',
])('%s is no name of a host', (text) => {
  expect(() => read(`images.example ${text}`)).toThrow('IMAGE_HOSTS');
});
