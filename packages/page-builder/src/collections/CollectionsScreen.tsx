'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useRead } from '../api/useRead.ts';
import { useBuilder } from '../builder/Builder.ts';
import { ScreenLink } from '../builder/ScreenLink.tsx';
import type { ScreenProps } from '../builder/ScreenProps.ts';
import { LabelledInput } from '../controls/LabelledInput.tsx';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useTask } from '../publishing/useTask.ts';
import { mayAct } from '../session/Role.ts';
import { listCollections, makeCollection } from './collectionCalls.ts';
import type { CollectionEntry } from './collectionCalls.ts';
import { DeletedCollections } from './DeletedCollections.tsx';
import { phrases } from './phrases.ts';

/** The aliases that a collection may have. */
const ALIAS = /^[a-z][a-z0-9-]{0,99}$/;

const List = styled.ul`
  margin-block: 1rem;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  align-items: center;
  padding-block: 0.35rem;
  border-block-start: 1px solid ${token('rule')};
  color: ${token('ink-soft')};
  font-size: ${token('type-0')};
  & > a {
    font-size: ${token('type-1')};
  }
`;

const Form = styled.form`
  display: grid;
  gap: 0.75rem;
  max-inline-size: 30rem;
  margin-block: 0.75rem;
`;

const pathOf = (id: string): string => `/collections/${encodeURIComponent(id)}/`;

/** Returns a name as an alias: `Front page` gives `front-page`. */
const toAlias = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '');

interface NewCollectionProps {
  readonly entries: readonly CollectionEntry[];
  /** The alias that a block asks for already. */
  readonly wanted: string | undefined;
}

/** Renders the form of a new collection, which is opened when it was made. */
function NewCollection({ entries, wanted }: NewCollectionProps) {
  const t = usePhrases(phrases);
  const { client, announce, navigate } = useBuilder();
  const [name, setName] = useState('');
  const [written, setAlias] = useState(wanted);
  const [problem, setProblem] = useState<string>();
  const task = useTask(announce);
  const alias = written ?? toAlias(name);
  function make() {
    const isTaken = entries.some((entry) => entry.id === alias || entry.aliases.includes(alias));
    if (isTaken) return setProblem(t('collections.alias.taken'));
    if (!ALIAS.test(alias) || name.trim() === '') return setProblem(t('collections.alias.bad'));
    setProblem(undefined);
    void task.run(async () => {
      await makeCollection(client, { name: name.trim(), alias });
      navigate(pathOf(alias));
      return t('collections.made');
    });
  }
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        make();
      }}
    >
      <LabelledInput label={t('collections.name')} value={name} onChange={setName} />
      <LabelledInput
        label={t('collections.alias')}
        hint={t('collections.alias.hint')}
        value={alias}
        problem={problem}
        onChange={setAlias}
      />
      {task.problem !== undefined && <Notice kind="problem">{task.problem}</Notice>}
      <ToolButton isMain type="submit" aria-disabled={task.isBusy}>
        {t('collections.make')}
      </ToolButton>
    </Form>
  );
}

function Entry({ entry: { id, name, count, isPublished, draft } }: { readonly entry: CollectionEntry }) {
  const t = usePhrases(phrases);
  const state = () => {
    if (draft === undefined) return t('collections.live');
    return t(isPublished ? 'collections.differs' : 'collections.draft', { name: draft.editorName });
  };
  return (
    <Row>
      <ScreenLink to={pathOf(id)}>{name || t('collections.unnamed')}</ScreenLink>
      <span>{t('collections.count', { n: count })}</span>
      <span>{state()}</span>
    </Row>
  );
}

/** Renders all collections; opened by an alias, it goes on to the collection that has it. */
export function CollectionsScreen({ params }: ScreenProps) {
  const t = usePhrases(phrases);
  const { client, editor, navigate } = useBuilder();
  const { alias } = params;
  const [isMaking, setMaking] = useState(alias !== undefined);
  const read = useRead((signal) => listCollections(client, signal), [client]);
  const entries = read.kind === 'read' ? read.value : [];
  const named = alias === undefined ? undefined : entries.find(({ aliases }) => aliases.includes(alias))?.id;
  useEffect(() => {
    if (named !== undefined) navigate(pathOf(named));
  }, [named, navigate]);
  if (named !== undefined) return null;
  return (
    <>
      <h1>{t('collections.title')}</h1>
      <p>{t('collections.about')}</p>
      {read.kind === 'loading' && <Notice kind="wait">{t('collections.loading')}</Notice>}
      {read.kind === 'failed' && <Notice kind="problem">{read.message}</Notice>}
      {read.kind === 'read' && (
        <>
          {alias !== undefined && <Notice kind="note">{t('collections.missing', { alias })}</Notice>}
          {mayAct(editor.role, 'editor') && (
            <ToolButton aria-expanded={isMaking} onClick={() => setMaking(!isMaking)}>
              {t('collections.new')}
            </ToolButton>
          )}
          {isMaking && <NewCollection entries={entries} wanted={alias} />}
          {entries.length === 0 && <Notice kind="note">{t('collections.none')}</Notice>}
          <List aria-label={t('collections.title')}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </List>
          {mayAct(editor.role, 'editor') && <DeletedCollections />}
        </>
      )}
    </>
  );
}
