/** Small blocks with script, and the components that their islands wake. */
import {
  contentValue,
  defineBlock,
  Island,
  lazyLoadField,
  useContent,
  useGlobalContent,
  useHost,
  usePhrases,
} from '@broadsheet/block-kit';
import { Heading, HeadingSection } from '@broadsheet/ui/heading';
import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { base, Feed, feedFields, feedRequest, label, parseFeed, parseHeadline } from './staticBlocks.tsx';
import type { Labelled } from './staticBlocks.tsx';

/** A feed as an island. */
export const liveFeed = defineBlock({
  ...base,
  name: 'live-feed',
  title: 'Live feed',
  fields: feedFields,
  hydrate: { mode: 'island', name: 'live-feed', when: 'visible' },
  content: ({ source }) => [feedRequest(source)],
  Component: Feed,
});

const counterPhrases = { 'counter.press': 'Press' };

export function Counter({ label: shown = 'Count' }: Labelled) {
  const [count, setCount] = useState(0);
  const [keys, setKeys] = useState('');
  const id = useId();
  const t = usePhrases(counterPhrases);
  const { onFocusChange, focus } = useFocusNote();
  return (
    <div data-keys={keys} data-focus={focus}>
      <label htmlFor={id}>{shown}</label>
      <input id={id} onFocus={onFocusChange} onKeyDown={(event) => setKeys((known) => known + event.key)} />
      <button type="button" onClick={() => setCount((known) => known + 1)}>
        <span>
          {t('counter.press')} {count}
        </span>
      </button>
    </div>
  );
}

function useFocusNote() {
  const [focus, setFocus] = useState(0);
  return { focus, onFocusChange: () => setFocus((known) => known + 1) };
}

export const counter = defineBlock({
  ...base,
  name: 'counter',
  title: 'Counter',
  fields: { label, lazyLoad: lazyLoadField },
  hydrate: { mode: 'island', name: 'counter', when: 'interaction' },
  Component: Counter,
});

export const guarded = defineBlock({
  ...base,
  name: 'guarded',
  title: 'Guarded',
  fields: { label },
  hydrate: { mode: 'island', name: 'counter', when: 'load', probe: 'guard' },
  Component: Counter,
});

/** Its markup is enough; only the probe may wake it. */
export const quiet = defineBlock({
  ...base,
  name: 'quiet',
  title: 'Quiet',
  fields: { label },
  hydrate: { mode: 'island', name: 'counter', when: 'load', probe: 'guard', wakesOnTouch: false },
  Component: Counter,
});

/** A form that a site may take without script. */
export function Letter() {
  const { formAction } = useHost();
  return <form action={formAction?.('letter')}>Letter</form>;
}

export const letter = defineBlock({
  ...base,
  name: 'letter',
  title: 'Letter',
  fields: {},
  hydrate: { mode: 'island', name: 'letter', when: 'load' },
  Component: Letter,
});

export function Story() {
  const { page, site, instanceId } = useHost();
  const story = useGlobalContent(parseHeadline);
  return (
    <p>
      {[page.type, site.websiteName, site.gtmID, instanceId, story?.headlines?.basic, story?.secret].join(
        '|',
      )}
    </p>
  );
}

export const story = defineBlock({
  ...base,
  name: 'story',
  title: 'Story',
  fields: {},
  hydrate: { mode: 'island', name: 'story', when: 'load' },
  island: { globalContent: () => '{ headlines { basic } }' },
  Component: Story,
});

/** A chain that is an island: it may show its blocks or put them away. */
export function Tabs({ children }: { readonly children?: ReactNode }) {
  const [isOpen, setIsOpen] = useState(true);
  const [isHydrated, setIsAwake] = useState(false);
  useEffect(() => setIsAwake(true), []);
  return (
    <section data-awake={isHydrated}>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Toggle
      </button>
      {isOpen && children}
    </section>
  );
}

export const tabs = defineBlock({
  ...base,
  name: 'tabs',
  title: 'Tabs',
  kind: 'chain',
  fields: { lazyLoad: lazyLoadField },
  hydrate: { mode: 'island', name: 'tabs', when: 'load' },
  Component: Tabs,
});

function Gallery() {
  return (
    <HeadingSection>
      <p>Six images</p>
      <Island name="viewer" when="visible" component={Viewer} props={{ label: 'Storm' }} />
    </HeadingSection>
  );
}

/** Part of a static block. */
export function Viewer({ label: shown }: Labelled) {
  const { instanceId } = useHost();
  const feedState = useContent(feedRequest('feed'), parseFeed);
  return (
    <figure id={useId()} title={instanceId}>
      <Heading>{shown}</Heading>
      {contentValue(feedState)?.items?.join(', ')}
    </figure>
  );
}

export const gallery = defineBlock({
  ...base,
  name: 'gallery',
  title: 'Gallery',
  fields: {},
  content: () => [feedRequest('feed')],
  Component: Gallery,
});

/** Shows where it is; no block of its own. */
export function UrlReading() {
  const { page } = useHost();
  return (
    <p>
      {page.path} {page.query['page']}
    </p>
  );
}
