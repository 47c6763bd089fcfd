'use client';
import { safeHref } from '@broadsheet/block-kit';
import { Button } from '@broadsheet/ui';
import { AccountNote } from './accountStyles.ts';

export interface NothingToShowProps {
  /** The reason why there is nothing. */
  readonly text: string;
  /** Where to find something. Blank, or not safe to follow: there is no link. */
  readonly url: string;
  readonly label: string;
}

/** Renders the content of an account section that has nothing to show: the reason, and a link to what to do. */
export function NothingToShow({ text, url, label }: NothingToShowProps) {
  const href = safeHref(url);
  return (
    <>
      <AccountNote>{text}</AccountNote>
      {href !== undefined && (
        <div>
          <Button variant="primary" href={href}>
            {label}
          </Button>
        </div>
      )}
    </>
  );
}
