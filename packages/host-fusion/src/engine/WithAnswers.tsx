import type { Answers } from '@broadsheet/block-kit';
import { requestKey } from '@broadsheet/sdk-content';
import type { ContentRequest } from '@broadsheet/sdk-content';
import type { ReactNode } from 'react';
import type { Engine } from '../Engine.ts';

export interface WithAnswersProps {
  readonly engine: Pick<Engine, 'useContent' | 'sources'>;
  readonly requests: readonly ContentRequest[];
  readonly answers: Answers;
  readonly children: (answers: Answers) => ReactNode;
}

/** A hook may not be called in a loop: each request has a component of its own, one inside the other. */
function OneAnswer({
  request,
  ...rest
}: Omit<WithAnswersProps, 'requests'> & {
  readonly request: ContentRequest;
  readonly requests: readonly ContentRequest[];
}) {
  const { engine, answers } = rest;
  const { source, query, filter } = request;
  // oxlint-disable-next-line react/hooks -- the engine is connected once, so the hook is always the same
  const answer = engine.useContent({
    source: engine.sources?.[source] ?? source,
    ...(query !== undefined && { query }),
    ...(filter !== undefined && { filter }),
  });
  const known =
    answer === undefined || answer === null ? answers : { ...answers, [requestKey(request)]: answer };
  return <WithAnswers {...rest} answers={known} />;
}

/** Has the engine fetch what a block reads: on its server before the page, and in the browser from what came with it. */
export function WithAnswers({ requests, children, ...rest }: WithAnswersProps) {
  const [request, ...others] = requests;
  if (request === undefined) return children(rest.answers);
  return (
    <OneAnswer key={requestKey(request)} request={request} requests={others} {...rest}>
      {children}
    </OneAnswer>
  );
}
