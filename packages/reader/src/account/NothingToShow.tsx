'use client';
import { safeHref } from '@broadsheet/block-kit';
import { Button } from '@broadsheet/ui';
import { AccountNote } from './accountStyles.ts';

export interface NothingToShowProps {
  /** Why there is nothing. */
  readonly text: string;
  /** Where to find something. Blank, or not safe to follow: there is no link. */
  readonly url: string;
  readonly label: string;
}

/** Stands in a section of an account page that has nothing to show, and leads on. */
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
