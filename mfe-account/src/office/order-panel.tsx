import { ArrowLeft } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { exactPrice, fromMajor } from '@wisata/kernel/money';
import type { Outcome } from '@wisata/kernel/outcome';
import { scopesOf } from '@wisata/kernel/roles';
import { RouterLink, useSessionUser } from '@wisata/runtime';
import { CopyButton } from '@wisata/ui/copy-button';
import { LinkButton } from '@wisata/ui/button';
import { Note } from '@wisata/ui/note';
import type { OfficeOrder } from '../api/office-orders.api.ts';
import { useFailureWords } from '../form/use-failure-words.ts';
import { useAgreedText } from '../orders/use-agreed-text.ts';
import styles from './office.module.css';
import { OrderReasons } from './order-reasons.tsx';
import { OrderState } from './order-state.tsx';
import { RequestAnswer } from './request-answer.tsx';

interface OrderPanelProps {
  readonly found: Outcome<OfficeOrder>;
  /** The list without an order beside it. */
  readonly backTo: string;
}

interface HeadProps {
  readonly found: OfficeOrder;
  readonly title: RefObject<HTMLHeadingElement | null>;
}

function Head({ found: { order, phone }, title }: HeadProps) {
  const { t } = useTranslation('office');
  const { user_first_name: first, user_last_name: last, user_email: email } = order;
  return (
    <header className={styles.part}>
      <div className={styles.panelHead}>
        <h2 ref={title} tabIndex={-1}>
          <small>{t('panel.order')}</small> {order.code}
        </h2>
        <OrderState order={order} />
      </div>
      <dl className={styles.facts}>
        <dt>{t('panel.customer')}</dt>
        <dd>{`${first} ${last}`.trim()}</dd>
        <dt>{t('panel.reach')}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
          {phone && ` · ${phone}`}
        </dd>
        <dt>{t('panel.what')}</dt>
        <dd>{order.title}</dd>
        <dt>{t('panel.money')}</dt>
        <dd>{exactPrice(fromMajor(order.amount, order.currency))}</dd>
      </dl>
      <CopyButton
        value={order.code}
        label={t('panel.copy')}
        copiedLabel={t('panel.copied')}
        what={t('panel.copyWhat')}
      />
    </header>
  );
}

/** Wishes that were answered, as the traveller reads them. */
function Answered({ order }: Pick<OfficeOrder, 'order'>) {
  const { t } = useTranslation(['office', 'account']);
  const agreedText = useAgreedText();
  return order.requests
    .filter(({ status }) => status === 'answered')
    .map((request) => (
      <section key={request.id} className={styles.part}>
        <h3>{t(`account:request.name.${request.type}`)}</h3>
        {request.decision && (
          <p>
            <b>{t(`account:request.decision.${request.type}.${request.decision}`)}</b>{' '}
            {request.decision === 'accepted' && agreedText(request)}
          </p>
        )}
        <p className={styles.quote}>{request.timeline.at(-1)?.note}</p>
      </section>
    ));
}

/** One order beside the list: what it is, what waits for an answer, and why it is as it is. */
export function OrderPanel({ found, backTo }: OrderPanelProps) {
  const { t } = useTranslation('office');
  const words = useFailureWords();
  const user = useSessionUser();
  const title = useRef<HTMLHeadingElement>(null);
  const mayAnswer = scopesOf(user?.role ?? '').includes('requests');
  return (
    <aside className={styles.panel} aria-label={t('panel.label')}>
      <div className={styles.back}>
        <LinkButton size="s" icon={ArrowLeft} as={RouterLink} href={backTo}>
          {t('panel.back')}
        </LinkButton>
      </div>
      {found.ok ? (
        <>
          <Head found={found.data} title={title} />
          {mayAnswer &&
            found.data.order.requests
              .filter(({ status }) => status !== 'answered')
              .map((request) => (
                <RequestAnswer
                  key={request.id}
                  request={request}
                  order={found.data.order}
                  locale={found.data.locale}
                  onSent={() => title.current?.focus()}
                />
              ))}
          <Answered order={found.data.order} />
          <OrderReasons found={found.data} />
        </>
      ) : (
        <Note tone="danger" title={t('panel.failed')}>
          {words(found.failure)}
        </Note>
      )}
    </aside>
  );
}
