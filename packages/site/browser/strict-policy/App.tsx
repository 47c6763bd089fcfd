/** An application without the engine: every feature of the newspaper, on one page. */
import { Broadsheet } from '@broadsheet/block-kit';
import type { Answers, Block } from '@broadsheet/block-kit';
import type { SiteProperties } from '@broadsheet/sdk-content';
import { paper, ThemeStyle } from '@broadsheet/ui';
import { useEffect } from 'react';

const modules = import.meta.glob<{ readonly block: Block }>('../../../../blocks/*/src/block.ts', {
  eager: true,
});

const NEWEST = { contentService: 'story-feed-query', contentConfigValues: { query: 'type:story', size: 4 } };

export const blocks = Object.values(modules)
  .filter(({ block: { kind } }) => kind === 'feature')
  .map(({ block }) =>
    block.prepare('listContentConfig' in block.fields ? { listContentConfig: NEWEST } : {}),
  );

export interface AppProps {
  readonly site: SiteProperties;
  readonly origin: string;
  readonly story: unknown;
  readonly answers: Answers;
  readonly nonce?: string;
}

/** Blocks of an account lead strangers to the login. */
const stay = () => undefined;
/** Some blocks lack what they show, such as ads. */
const ignore = () => undefined;

function Ready() {
  useEffect(() => {
    document.body.dataset['ready'] = 'yes';
  }, []);
  return null;
}

export function App({ site, origin, story, answers, nonce }: AppProps) {
  const page = { path: '/', query: {}, type: 'article', globalContent: story };
  return (
    <>
      <ThemeStyle theme={paper} {...(nonce !== undefined && { nonce })} />
      <Broadsheet
        site={site}
        apiOrigin={origin}
        page={page}
        answers={answers}
        navigate={stay}
        log={ignore}
        {...(nonce !== undefined && { nonce })}
      >
        <main>
          {blocks.map((block) => (
            <section key={block.name} data-block={block.name}>
              {block.render()}
            </section>
          ))}
        </main>
        <Ready />
      </Broadsheet>
    </>
  );
}
