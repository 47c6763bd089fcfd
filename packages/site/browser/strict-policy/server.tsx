import { createContent, createHost, loadAnswers } from '@broadsheet/block-kit';
import { collectStyles } from '@broadsheet/ui/server';
import { renderToString } from 'react-dom/server';
import { App, blocks } from './App.tsx';
import type { AppProps } from './App.tsx';

/** Returns the props of the application, with the content that its blocks read. */
export async function loadProps({
  site,
  origin,
  story,
}: Pick<AppProps, 'site' | 'origin' | 'story'>): Promise<AppProps> {
  const host = createHost({
    site,
    content: createContent(site, origin),
    page: { globalContent: story },
    log: () => undefined,
  });
  return { site, origin, story, answers: await loadAnswers(host, blocks) };
}

/** Renders the application on a server that has no framework. */
export const renderApp = (props: AppProps, nonce: string) =>
  collectStyles((collect) => renderToString(collect(<App {...props} nonce={nonce} />)), { nonce });
