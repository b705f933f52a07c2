import { useTranslation } from 'react-i18next';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { failureWords } from '@wisata/kernel/failure-words';
import type { AppContext } from '@wisata/kernel/app-context';
import { todayInJakarta } from '@wisata/kernel/dates';
import { failure, success, type Failure, type Outcome } from '@wisata/kernel/outcome';
import type { PageHead } from '@wisata/kernel/remote';
import { storageKey } from '@wisata/kernel/storage-keys';
import { RouterLink, pageLoader, useApp } from '@wisata/runtime';
import { Button, LinkButton } from '@wisata/ui/button';
import { EmptyState } from '@wisata/ui/empty-state';
import { FailureState } from '@wisata/ui/failure-state';
import { StatePage } from '@wisata/ui/layout';
import { loadFlightLine } from '../api/flight-order.api.ts';
import { ETicket, type ETicketProps } from '../components/eticket.tsx';

/** Undefined for a member, whose token proves it; for a guest the e-mail that was booked with, or an empty text. */
async function proofOf(app: AppContext): Promise<string | undefined> {
  if (await app.session.ready()) return undefined;
  return app.storage.session.get(storageKey('guest_email')) ?? '';
}

export const loader = pageLoader(
  async (app, { query, signal }): Promise<Outcome<Pick<ETicketProps, 'line' | 'email'>>> => {
    const id = query.get('id')?.trim() ?? '';
    const email = await proofOf(app);
    if (!id || email === '') return failure('FLIGHT_NOT_FOUND', 'Flight not found');
    const line = await loadFlightLine(app.api, id, email, signal);
    return line.ok ? success({ line: line.data, email }) : line;
  },
);

export const head = (): PageHead => ({ noIndex: true });

function NotFound() {
  const { t } = useTranslation('flight');
  return (
    <StatePage>
      <EmptyState
        level={1}
        title={t('refused.FLIGHT_NOT_FOUND')}
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
  const { t } = useTranslation('flight');
  const app = useApp();
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
        {failureWords(app, reason, { remote: 'flight' })}
      </FailureState>
    </StatePage>
  );
}

export function Component() {
  const answer = useLoaderData<typeof loader>();
  const { clock } = useApp();
  if (!answer.ok) {
    return answer.failure.code.endsWith('NOT_FOUND') ? <NotFound /> : <LoadFailure reason={answer.failure} />;
  }
  return <ETicket {...answer.data} today={todayInJakarta(clock.now())} />;
}
