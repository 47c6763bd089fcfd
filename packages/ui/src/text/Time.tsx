export interface TimeProps {
  /** The machine-readable date, as published. */
  readonly value: string | undefined;
  /** For readers: the date as the one formatter writes it; empty for a date that is none. */
  readonly text: string;
  readonly className?: string;
}

/** Renders a time for readers and machines; nothing without text. */
export function Time({ value, text, className }: TimeProps) {
  if (text === '') return null;
  return (
    <time dateTime={value} className={className}>
      {text}
    </time>
  );
}
