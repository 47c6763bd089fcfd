import type { SafeHref } from '@broadsheet/block-kit';
import { Button, Html, Link } from '@broadsheet/ui';
import type { ReactNode } from 'react';
import type { WallKind } from './readLock.ts';
import { Panel, Prompt, Reason, SubTitle, Title } from './wall/wallStyles.ts';

export interface WallPanelProps {
  readonly kind: WallKind;
  /** Whether the wall is hidden: the page also contains the other one, and the script decides which is shown. */
  readonly hidden?: boolean;
  /** The prefix of the ids of its headline and reason, which label other elements. */
  readonly id: string;
  /** One line of HTML; an editor's own text has been sanitised. */
  readonly reason: string;
  readonly title?: string | undefined;
  readonly subTitle?: string | undefined;
  readonly action: { readonly text: string; readonly href: SafeHref | undefined };
  /** The plans of a payment wall, or the room that its script fills with them. */
  readonly plans?: ReactNode;
  readonly login: { readonly prompt: string; readonly text: string; readonly href: SafeHref | undefined };
}

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === '';

/** Renders a wall: its reason, headline and subheadline, the button, and the login link for readers who may pass. */
export function WallPanel({
  kind,
  hidden,
  id,
  reason,
  title,
  subTitle,
  plans,
  action,
  login,
}: WallPanelProps) {
  return (
    <Panel hidden={hidden} data-part={kind}>
      <Reason id={`${id}-reason`}>
        <Html html={reason} />
      </Reason>
      <Title id={`${id}-title`} data-part="title" hidden={isBlank(title)}>
        {title}
      </Title>
      <SubTitle data-part="subtitle" hidden={isBlank(subTitle)}>
        {subTitle}
      </SubTitle>
      {plans}
      {action.href !== undefined && !isBlank(action.text) && (
        <p data-part="action">
          <Button href={action.href} size="large" variant="primary">
            {action.text}
          </Button>
        </p>
      )}
      {login.href !== undefined && (
        <Prompt>
          {login.prompt}{' '}
          <Link href={login.href} openInNewTab={false}>
            {login.text}
          </Link>
        </Prompt>
      )}
    </Panel>
  );
}
