import type { Page } from '@broadsheet/block-kit';
import { isRecord } from '@broadsheet/client-core';
import type { Dependencies } from './Dependencies.ts';

/** The query string, noting which of its values are read, so that the others cannot matter. */
export function trackQueryReads(query: Page['query'], dependencies: Dependencies): Page['query'] {
  const recordValue = (name: string | symbol) => {
    if (typeof name === 'string') dependencies.record(`query:${name}`);
  };
  return new Proxy(query, {
    get(target, name, receiver) {
      recordValue(name);
      return Reflect.get(target, name, receiver);
    },
    has(target, name) {
      recordValue(name);
      return Reflect.has(target, name);
    },
    getOwnPropertyDescriptor(target, name) {
      recordValue(name);
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
    ownKeys(target) {
      dependencies.record('query');
      return Reflect.ownKeys(target);
    },
  });
}

/** Returns whether content is the one with an id. */
export const hasId = (content: unknown, id: string): boolean => isRecord(content) && content['_id'] === id;

/**
 * A page that notes which part of it is read.
 *
 * @param globalContent the page's content as the reader may see it; absent: all of it
 */
export function trackPageReads(
  page: Page,
  dependencies: Dependencies,
  globalContent?: { readonly value: unknown },
): Page {
  const query = trackQueryReads(page.query, dependencies);
  const content = globalContent === undefined ? page.globalContent : globalContent.value;
  return {
    query,
    isAbout(id) {
      dependencies.record(`about:${id}`);
      return hasId(content, id);
    },
    get path() {
      dependencies.record('path');
      return page.path;
    },
    get type() {
      dependencies.record('pageType');
      return page.type;
    },
    get meta() {
      dependencies.record('meta');
      return page.meta;
    },
    get globalContent() {
      dependencies.record('globalContent');
      return content;
    },
  };
}
