import type { ReactNode } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { failureWords } from '@wisata/kernel/failure-words';
import type { Failure } from '@wisata/kernel/outcome';
import { RouterLink, useApp } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { EmptyState } from '@wisata/ui/empty-state';
import { FailureState } from '@wisata/ui/failure-state';
import { StatePage } from '@wisata/ui/layout';
import { ServiceProvider, useService, useWords } from '../booking/service.tsx';
import type { TicketData, ticketLoader } from './ticket-loader.ts';

function NotFound() {
  const { t } = useWords();
  return (
    <StatePage>
      <EmptyState
        level={1}
        title={t('eticket.notFound')}
        actions={
          <>
            <LinkButton as={RouterLink} href="/order" variant="action">
              {t('eticket.find')}
            </LinkButton>
            <LinkButton as={RouterLink} href="/login">
              {t('checkout.member.login')}
            </LinkButton>
          </>
        }
      >
        {t('eticket.missing')}
      </EmptyState>
    </StatePage>
  );
}

function LoadFailure({ reason }: { reason: Failure }) {
  const { t } = useWords();
  const app = useApp();
  const remote = useService();
  const { revalidate, state } = useRevalidator();
  return (
    <StatePage>
      <FailureState
        level={1}
        title={t('eticket.failed')}
        actions={
          <Button variant="action" busy={state === 'loading'} onClick={() => void revalidate()}>
            {t('retry')}
          </Button>
        }
      >
        {failureWords(app, reason, { remote })}
      </FailureState>
    </StatePage>
  );
}

/** Props of `TicketAnswer`. */
export interface TicketAnswerProps {
  readonly service: string;
  readonly children: (data: TicketData) => ReactNode;
}

/** What a page with a `ticketLoader` shows: the ticket, or why there is none and where else to look. */
export function TicketAnswer({ service, children }: TicketAnswerProps) {
  const answer = useLoaderData<ReturnType<typeof ticketLoader>>();
  const isMissing = !answer.ok && answer.failure.code.endsWith('NOT_FOUND');
  return (
    <ServiceProvider service={service}>
      {answer.ok && children(answer.data)}
      {!answer.ok && (isMissing ? <NotFound /> : <LoadFailure reason={answer.failure} />)}
    </ServiceProvider>
  );
}
