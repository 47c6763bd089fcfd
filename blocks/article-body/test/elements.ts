/** Renders articles of one element, as a page or as the server's HTML. */
import { renderBlock, renderOnServer } from '@broadsheet/testing';
import { block } from '../src/block.ts';

export const show = (element: object, options: object = {}) =>
  renderBlock(block, { globalContent: { content_elements: [element] }, ...options });

export const html = (element: object, options: object = {}) =>
  renderOnServer(block, { globalContent: { content_elements: [element] }, ...options });

/** Returns an element of text, or an item of a list or table. */
export const item = (content: string) => ({ type: 'text', content });

export const image = (more: object = {}) => ({
  type: 'image',
  _id: 'img-1',
  url: 'https://example.com/1.jpg',
  auth: { 2: 'token' },
  width: 3000,
  height: 2000,
  alt_text: 'A boat',
  subtitle: 'High water',
  caption: 'At <b>midnight</b>',
  credits: { by: [{ name: 'Lena Fars' }] },
  ...more,
});
