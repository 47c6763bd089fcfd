export interface Progress {
  print(line: string): void;
  /** Stops all further output. */
  stop(): void;
}

export interface ProgressOptions {
  readonly write: (line: string) => void;
  /** The milliseconds of silence after which the current step is printed again. Default: 5,000. */
  readonly everyMs?: number;
}

/** Prints the current step, and repeats it with the elapsed time while nothing else is printed. */
export function createProgress({ write, everyMs = 5_000 }: ProgressOptions): Progress {
  let [doing, begin] = ['', Date.now()];
  const remind = () => {
    if (doing !== '') write(`… ${doing} (${Math.round((Date.now() - begin) / 1000)} s)`);
  };
  let timer = setInterval(remind, everyMs);
  return {
    print(line) {
      write(line);
      [doing, begin] = [line.trim(), Date.now()];
      clearInterval(timer);
      timer = setInterval(remind, everyMs);
    },
    stop: () => clearInterval(timer),
  };
}
