'use client';
import { DAY_MS } from '@broadsheet/client-core';
import { useFormat, usePhrases } from '@broadsheet/block-kit';
import { SelectField, token } from '@broadsheet/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useRead } from '../api/useRead.ts';
import { LinkInput } from '../controls/LinkInput.ts';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useFocusAfter } from '../controls/useFocusAfter.ts';
import { useBuilder } from '../builder/Builder.ts';
import { phrases } from './phrases.ts';
import { addPreviewLink, listPreviewLinks, revokePreviewLink } from './publishingCalls.ts';
import type { PreviewLink } from './publishingCalls.ts';
import { useTask } from './useTask.ts';

const Part = styled.section`
  display: grid;
  gap: 0.75rem;
  justify-items: start;
`;

const List = styled.ul`
  display: grid;
  gap: 0.5rem;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: center;
  font-size: ${token('type-0')};
`;

interface PreviewLinksProps {
  readonly id: string;
  readonly path: string;
  readonly save: () => Promise<number | undefined>;
}

/** Renders the links to the draft for people without an account: creating, listing and revoking them. */
export function PreviewLinks({ id, path, save }: PreviewLinksProps) {
  const t = usePhrases(phrases);
  const { client, clock, announce } = useBuilder();
  const links = useRead((signal) => listPreviewLinks(client, { id, signal }), [client, id]);
  const task = useTask(announce);
  const [days, setDays] = useState('7');
  const [url, setUrl] = useState<string>();
  const heading = useFocusAfter<HTMLHeadingElement>([links]);

  const make = () =>
    task.run(async () => {
      if ((await save()) === undefined) throw new Error(t('publishing.unsaved'));
      // One minute less than the maximum, because the clocks of browser and server may differ.
      const expiresAt = clock.now() + Number(days) * DAY_MS - 60_000;
      setUrl(await addPreviewLink(client, { id, path, expiresAt }));
      links.again();
      return t('links.made');
    });
  const revoke = (link: PreviewLink) =>
    task.run(async () => {
      await revokePreviewLink(client, { id, link: link.id });
      setUrl(undefined);
      links.again();
      return t('links.revoked');
    });

  return (
    <Part>
      <h3 ref={heading} tabIndex={-1}>
        {t('links.heading')}
      </h3>
      <p>{t('links.about')}</p>
      <SelectField
        name="days"
        size="small"
        label={t('links.days')}
        defaultValue="7"
        options={[
          { value: '1', label: t('links.day') },
          { value: '7', label: t('links.week') },
          { value: '30', label: t('links.month') },
        ]}
        onChange={({ value }) => setDays(value)}
      />
      <ToolButton aria-disabled={task.isBusy} onClick={() => void make()}>
        {t('links.make')}
      </ToolButton>
      {task.problem !== undefined && <Notice kind="problem">{task.problem}</Notice>}
      {task.done !== undefined && <Notice kind="done">{task.done}</Notice>}
      {url !== undefined && <LinkInput value={url} aria-label={t('links.url')} />}
      {links.kind === 'failed' && <Notice kind="problem">{links.message}</Notice>}
      {links.kind === 'read' && <LinkList links={links.value} onRevoke={(link) => void revoke(link)} />}
    </Part>
  );
}

interface LinkListProps {
  readonly links: readonly PreviewLink[];
  readonly onRevoke: (link: PreviewLink) => void;
}

function LinkList({ links, onRevoke }: LinkListProps) {
  const t = usePhrases(phrases);
  const { dateTime } = useFormat();
  if (links.length === 0) return null;
  return (
    <List>
      {links.map((link) => {
        const moment = dateTime(link.expiresAt, 'UTC');
        return (
          <Row key={link.id}>
            <span>
              {link.path} {t('links.until', { moment, name: link.editorName })}
            </span>
            <ToolButton label={t('links.revokeOf', { moment })} onClick={() => onRevoke(link)}>
              {t('links.revoke')}
            </ToolButton>
          </Row>
        );
      })}
    </List>
  );
}
