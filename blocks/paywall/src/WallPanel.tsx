import type { SafeHref } from '@broadsheet/block-kit';
import { Button, Html, Link } from '@broadsheet/ui';
import type { WallKind } from './lock/readLock.ts';
import { Panel, Prompt, Reason, SubTitle, Title } from './wall/wallStyles.ts';

export interface WallPanelProps {
  readonly kind: WallKind;
  /** The other wall of the page waits for script to show it. */
  readonly hidden?: boolean;
  /** Of its headline and reason, for what they name. */
  readonly id: string;
  /** HTML of a line; what an editor wrote of it has been sanitised. */
  readonly reason: string;
  readonly title?: string | undefined;
  readonly subTitle?: string | undefined;
  readonly action: { readonly text: string; readonly href: SafeHref | undefined };
  readonly login: { readonly prompt: string; readonly text: string; readonly href: SafeHref | undefined };
}

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === '';

/** One wall: why it stands here, headline and subheadline, the button, and the login for who may pass. */
export function WallPanel({ kind, hidden, id, reason, title, subTitle, action, login }: WallPanelProps) {
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
